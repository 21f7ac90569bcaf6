import { GAMES_OWNER_KEY } from '../../account/claim-device';
import { readStatistics } from '../../device/statistics';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { useWayBack } from './use-way-back';

interface SignInFormProps {
  /** The provider's id. */
  readonly provider: string;
  readonly text: string;
  readonly look?: 'box' | 'solid';
}

/** Leaves for a provider. A visitor's statistics go along, for an account that has fewer plays; those of a player who was signed in here are in that player's account. */
export function SignInForm({ provider, text, look = 'box' }: SignInFormProps) {
  const { storage } = usePageServices();
  const wayBack = useWayBack();
  const isVisitors = storage.read(GAMES_OWNER_KEY) === null;
  const stats = readStatistics(storage, { mode: 'daily', lang: 'en', code: null });
  return (
    <form method="post" action={`/auth/${encodeURIComponent(provider)}`}>
      {isVisitors && <input type="hidden" name="__stats" value={btoa(JSON.stringify(stats))} />}
      <input type="hidden" name="referer" value={wayBack} />
      <Button type="submit" look={look}>
        {text}
      </Button>
    </form>
  );
}

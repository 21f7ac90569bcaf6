import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useCopied } from '../../shared/use-copied';

interface CopyResultsProps {
  readonly text: string;
  readonly look?: 'box' | 'solid';
}

/** Copies the share text; for a second the button says that it has. */
export function CopyResults({ text, look = 'box' }: CopyResultsProps) {
  const { t } = useTexts();
  const { isCopied, copy } = useCopied();
  return (
    <Button look={look} onClick={() => void copy(text, t('share.copied'))}>
      <LaterIcon name={isCopied ? 'check' : 'copy'} /> {t(isCopied ? 'share.isCopied' : 'share.copy')}
    </Button>
  );
}

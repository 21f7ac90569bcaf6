import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useAccount } from '../account/use-account';

const SUMMARY = /^\/proximity\/game\/\d+\/summary\b/;

/** Forgets what was fetched for a player when another one, or nobody, takes their place. */
export function useForgetPlayer(): void {
  const { mutate } = useSWRConfig();
  const { user } = useAccount();
  const player = user?.userId ?? null;
  const last = useRef(player);
  useEffect(() => {
    if (last.current === player) return;
    last.current = player;
    void mutate((key) => typeof key === 'string' && key.startsWith('/api/'), undefined, {
      revalidate: player !== null,
    });
    // these are anybody's, but say whether the player's own game is among them
    void mutate((key) => typeof key === 'string' && SUMMARY.test(key), undefined, { revalidate: true });
  }, [mutate, player]);
}

import { gameCode } from '@proximity/rules/game-code';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useMemo } from 'react';
import useSWR from 'swr';
import { playedPath, readPlayed, type PlayedEntry } from '../account/played-games';
import { useAccount } from '../account/use-account';
import { usePageServices } from '../shared/page-services';

/** What the account has of a mode's games, by their numbers. */
export type PlayedGames = ReadonlyMap<number, PlayedEntry>;

/** The signed-in player's games on all devices; null for a visitor, and until they are known. */
export function usePlayedGames({
  mode,
  lang,
}: {
  readonly mode: GameMode;
  readonly lang: Language;
}): PlayedGames | null {
  const { api } = usePageServices();
  const { user } = useAccount();
  const { data } = useSWR(
    user && playedPath(gameCode(mode, lang)),
    (path: string) => api.get(path, readPlayed),
    {
      revalidateOnFocus: true,
    },
  );
  return useMemo(() => (data ? new Map(data.map((entry) => [entry.gameNumber, entry])) : null), [data]);
}

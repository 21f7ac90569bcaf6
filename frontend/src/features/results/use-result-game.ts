import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { restoreGame } from '@proximity/rules/restore-game';
import { useMemo } from 'react';
import { useToday } from '../../api/use-today';
import type { StatisticsOf } from '../../device/statistics';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import { useVisitLanguage } from '../../shared/visit-language';

interface ResultGame {
  /** The game on the screen; elsewhere today's, if it was opened on this device. */
  readonly game: GameState | null;
  /** Whose statistics are meant. */
  readonly of: StatisticsOf;
}

/** The game that results and statistics are about. */
export function useResultGame(): ResultGame {
  const { shownGame, storage } = usePageServices();
  const shown = useObservable(shownGame);
  const lang = useVisitLanguage();
  const gameNumber = useToday().data?.gameNumber;
  return useMemo(() => {
    if (shown !== null) return { game: shown, of: shown };
    const of = { mode: 'daily', lang, code: null } as const;
    const text = gameNumber === undefined ? null : storage.read(gameKey({ ...of, gameNumber }));
    return { game: (text === null ? undefined : restoreGame(text)) ?? null, of };
  }, [shown, storage, lang, gameNumber]);
}

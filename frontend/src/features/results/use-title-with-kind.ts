import type { StatisticsOf } from '../../device/statistics';
import { useGameKind } from '../../shared/game/use-game-kind';

/** A dialog's title with the kind of game that it is about: `Statistics · Junior`. */
export function useTitleWithKind(title: string, { mode, lang }: StatisticsOf): string {
  return [title, useGameKind(mode, lang)].filter(Boolean).join(' · ');
}

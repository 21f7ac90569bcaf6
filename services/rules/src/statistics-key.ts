import { languageSuffix } from './game-key';
import type { GameIdentity } from './game-state';

/** The storage key of the statistics that a game counts in: `stats`, `junior_stats_de`, `custom_stats` … */
export function statsKey({ mode, lang, code }: Pick<GameIdentity, 'mode' | 'lang' | 'code'>): string {
  const custom = code === null ? '' : 'custom_';
  return `${custom}${mode === 'daily' ? '' : `${mode}_`}stats${languageSuffix(lang)}`;
}

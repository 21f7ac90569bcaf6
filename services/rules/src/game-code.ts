import { GAME_MODES, LANGUAGES } from './game-mode';
import type { GameMode, Language } from './game-mode';

/** The name of a mode and language on the account side: `proximity`, `proximity_junior`, `proximity_junior_de` … */
export function gameCode(mode: GameMode, lang: Language): string {
  return ['proximity', ...(mode === 'daily' ? [] : [mode]), ...(lang === 'en' ? [] : [lang])].join('_');
}

/** The mode and language of a game code; undefined for every other text, `proximity_daily` and `proximity_en` included. */
export function readGameCode(code: string): { mode: GameMode; lang: Language } | undefined {
  const all = GAME_MODES.flatMap((mode) => LANGUAGES.map((lang) => ({ mode, lang })));
  return all.find(({ mode, lang }) => gameCode(mode, lang) === code);
}

export const GAME_MODES = ['daily', 'junior', 'child', 'yesterday'] as const;
export type GameMode = (typeof GAME_MODES)[number];

export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of a mode and language on the account side: `proximity`, `proximity_junior`, `proximity_junior_de` … */
export function gameCode(mode: GameMode, lang: Language): string {
  return ['proximity', ...(mode === 'daily' ? [] : [mode]), ...(lang === 'en' ? [] : [lang])].join('_');
}

export const GAME_MODES = ['daily', 'junior', 'child', 'yesterday'] as const;
export type GameMode = (typeof GAME_MODES)[number];

export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

import { AppError } from './app-error';

export const GAME_MODES = ['daily', 'child', 'junior', 'yesterday'] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** The modes that have a schedule and words of their own; yesterday plays the daily words. */
export const SCHEDULED_MODES = ['daily', 'junior', 'child'] as const;
export type ScheduledMode = (typeof SCHEDULED_MODES)[number];

/** The mode of this name; daily where there is none of it, or none is named. Never throws. */
export function readGameMode(text: string | undefined): GameMode {
  return GAME_MODES.find((mode) => mode === text) ?? 'daily';
}

/** The mode whose words and schedule a mode plays: its own, but for yesterday. */
export function scheduledMode(mode: GameMode): ScheduledMode {
  return mode === 'yesterday' ? 'daily' : mode;
}

/** A language code as the API takes it: two or three letters; `proximity` is the old name of English. */
export function readLanguage(text: string): string {
  const lang = text.toLowerCase();
  if (lang === 'proximity') return 'en';
  if (/^[a-z]{2,3}$/.test(lang)) return lang;
  throw unknownLanguage();
}

/** What to throw for a language without words: `unknown_language`, 400. */
export function unknownLanguage(): AppError {
  return new AppError('unknown_language', 'This language is not offered.');
}

import { readLanguage, readGameMode, scheduledMode, type ScheduledMode } from '@proximity/common/game-mode';

/** One run of games with a schedule of its own. */
export interface Series {
  lang: string;
  mode: ScheduledMode;
}

/**
 * The series that a caller means: without a language English, in an unknown mode the daily one.
 * @throws AppError `unknown_language` for what cannot be a language
 */
export function readSeries({ lang, mode }: { lang: string; mode: string }): Series {
  return { lang: readLanguage(lang || 'en'), mode: scheduledMode(readGameMode(mode)) };
}

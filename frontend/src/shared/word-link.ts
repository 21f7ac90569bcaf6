import type { GameMode, Language } from '@proximity/rules/game-mode';
import { guessLength, normaliseGuess } from '@proximity/rules/normalise-guess';
import { MIN_GUESS_LENGTH } from '@proximity/rules/game-limits';
import { readKeptMode } from './use-visit-mode';
import { fromBase64, toBase64Url } from './base64-text';
import { isSendable } from './sendable-word';

/** How many letters stand around the word of a user-made game. */
export const SHELL_LENGTH = 3;

/** `/user-game/…`: the word between three letters, twice the same, so that nobody reads it at a glance. */
export function userGamePath(word: string, shell: string, lang: Language): string {
  return withQuery(`/user-game/${toBase64Url(`${shell}${word.toLowerCase()}${shell}`)}`, { lang });
}

/** The word of a user-made game's link; undefined if the link was not made by userGamePath. */
export function readGameLink(link: string): string | undefined {
  const text = fromBase64(link);
  if (text === undefined) return undefined;
  const shell = text.slice(0, SHELL_LENGTH);
  const isShelled = /^[a-z]{3}$/.test(shell) && text.length > 2 * SHELL_LENGTH && text.endsWith(shell);
  return isShelled ? readWord(text.slice(SHELL_LENGTH, -SHELL_LENGTH)) : undefined;
}

/** `/nearest/…`: the list of a word, in the mode in which it was played. */
export function nearestPath(word: string, lang: Language, mode: GameMode): string {
  return withQuery(`/nearest/${toBase64Url(word)}`, { lang, mode });
}

/** The word of a nearest-words link; undefined if there is none. */
export function readNearestLink(link: string): string | undefined {
  const text = fromBase64(link);
  return text === undefined ? undefined : readWord(text);
}

/** `/custom/…`: the game of a sealed secret. */
export function customGamePath(code: string, lang: Language, mode: GameMode): string {
  return withQuery(`/custom/${encodeURIComponent(code)}`, { lang, mode });
}

function readWord(text: string): string | undefined {
  const word = normaliseGuess(text);
  return guessLength(word) < MIN_GUESS_LENGTH || !isSendable(word) ? undefined : word;
}

// English and the daily rules go without saying; yesterday's word is a daily one.
function withQuery(path: string, { lang, mode = 'daily' }: { lang: Language; mode?: GameMode }): string {
  const search = new URLSearchParams();
  if (lang !== 'en') search.set('lang', lang);
  if (readKeptMode(mode) !== 'daily') search.set('mode', mode);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

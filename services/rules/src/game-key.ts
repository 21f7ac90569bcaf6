import type { Language } from './game-mode';
import type { GameIdentity } from './game-state';

/** Every stored game's key begins with this. */
export const GAME_KEY_PREFIX = 'game_proximity_';

/**
 * The local storage key of a game: `game_proximity_{n}` for the daily English one, otherwise
 * `game_proximity_{mode}_{n}_{lang}` without the parts that are default; `game_proximity_custom_{hash}` where there is a code.
 */
export function gameKey({ mode, lang, gameNumber, code }: GameIdentity): string {
  if (code !== null) return `${GAME_KEY_PREFIX}custom_${hashOfCode(code, lang)}`;
  return `${GAME_KEY_PREFIX}${mode === 'daily' ? '' : `${mode}_`}${gameNumber}${languageSuffix(lang)}`;
}

/** What keys of other languages than English end in: `stats`, `stats_es` … */
export function languageSuffix(lang: Language): string {
  return lang === 'en' ? '' : `_${lang}`;
}

// A seal knows its language; the word of a user-made link is another game in another language.
function hashOfCode(code: string, lang: Language): string {
  return fnv1a64(code.startsWith('~') ? code : `${code}${languageSuffix(lang)}`);
}

// 64-bit FNV-1a over UTF-16 units: a name, not a protection; synchronous in the page and in Node.
function fnv1a64(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

import { GAME_KEY_PREFIX } from './game-key';
import { isRecord, parseJson } from './json-value';

/** Games whose last write is older than this many days are removed from the device. */
const GAME_LIFETIME_DAYS = 100;

/**
 * Which of the entries of a storage are games that were last written more than 100 days before `now`.
 * Other keys, and games that do not say when they were written, are left alone.
 */
export function expiredGames(entries: Iterable<readonly [key: string, text: string]>, now: Date): string[] {
  const oldest = now.getTime() - GAME_LIFETIME_DAYS * 86_400_000;
  const expired: string[] = [];
  for (const [key, text] of entries) {
    const savedAt = key.startsWith(GAME_KEY_PREFIX) ? lastWrite(text) : undefined;
    if (savedAt !== undefined && savedAt < oldest) expired.push(key);
  }
  return expired;
}

/** Milliseconds since 1970; any version of the stored shape says it in the same place. */
function lastWrite(text: string): number | undefined {
  const fields = parseJson(text);
  if (!isRecord(fields) || typeof fields.savedAt !== 'string') return undefined;
  const time = Date.parse(fields.savedAt);
  return Number.isNaN(time) ? undefined : time;
}

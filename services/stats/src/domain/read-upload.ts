import { AppError } from '@proximity/common/app-error';
import { LAST_GAME_NUMBER } from '@proximity/rules/game-date';
import { isIntegerIn, isRecord, parseJson } from '@proximity/rules/json-value';
import { readUserStats, type UserStats } from '@proximity/rules/statistics-record';

const MOST_BYTES = 16 * 1024;

/**
 * A record from a device. Fields that are no part of it are dropped; one that is missing is as in a new record.
 * @param text JSON UserStats @throws AppError `invalid_request`
 */
export function readUpload(text: string): UserStats {
  if (Buffer.byteLength(text) > MOST_BYTES) throw unreadable();
  const fields = parseJson(text);
  // Each number counts once. A record of more plays than there are numbers would shut out the server's own for good.
  if (!isRecord(fields) || !isIntegerIn(0, LAST_GAME_NUMBER, fields['totalPlays'])) throw unreadable();
  return readUserStats(fields);
}

function unreadable(): AppError {
  return new AppError('invalid_request', 'These statistics cannot be read.');
}

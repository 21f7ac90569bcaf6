import { AppError } from '@proximity/common/app-error';

/**
 * A game number as the address must write it: digits only, no leading zero. Which numbers there are is known to
 * game-schedule.
 * @throws AppError `date_not_found`
 */
export function readGameNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError('date_not_found', 'Date not found');
  return Number(text);
}

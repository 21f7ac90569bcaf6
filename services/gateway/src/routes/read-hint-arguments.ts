import { AppError } from '@proximity/common/app-error';

const MAX_PERCENTILE = 1_000;

export interface HintArguments {
  secret: string;
  bestPercentile: number;
}

/**
 * The secret and the best percentile in either order: the segment of digits only is the percentile.
 * @throws AppError `invalid_request` when neither is, or when it is above 1000
 */
export function readHintArguments(first: string, second: string): HintArguments {
  const [secret, digits] = isDigits(second) ? [first, second] : [second, first];
  const bestPercentile = Number(digits);
  if (!isDigits(digits) || bestPercentile > MAX_PERCENTILE) {
    throw new AppError('invalid_request', 'The best percentile must be a whole number from 0 to 1000.');
  }
  return { secret, bestPercentile };
}

function isDigits(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

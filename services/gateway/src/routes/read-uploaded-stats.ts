import { AppError } from '@proximity/common/app-error';

const LARGEST_BYTES = 16 * 1024;
const BASE64 = /^[\w+/-]*={0,2}$/;

/**
 * The statistics of the sign-in form: JSON text in base64, of either alphabet. What is in it, stats looks at.
 * @returns the JSON text; undefined where there is none
 * @throws AppError `invalid_request`, `payload_too_large`
 */
export function readUploadedStats(field: string | undefined): string | undefined {
  if (field === undefined || field === '') return undefined;
  if (!BASE64.test(field)) throw unreadable();
  const bytes = Buffer.from(field, 'base64');
  if (bytes.length > LARGEST_BYTES)
    throw new AppError('payload_too_large', 'These statistics are too large to be uploaded.');
  const text = bytes.toString('utf8');
  if (!isObject(text)) throw unreadable();
  return text;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function unreadable(): AppError {
  return new AppError('invalid_request', 'The statistics are no JSON object in base64.');
}

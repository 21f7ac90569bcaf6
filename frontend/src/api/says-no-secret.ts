import { ApiError } from './api-error';

const NO_SECRET: readonly string[] = [
  'bad_seal',
  'seal_language',
  'secret_sealed',
  'secret_not_found',
  'word_not_found',
  'invalid_word',
  'invalid_request',
  'unknown_language',
];

/** Whether an answer says that what an address names is no secret, whenever one asks; any other failure may pass. */
export function saysNoSecret(error: unknown): boolean {
  return error instanceof ApiError && NO_SECRET.includes(error.code);
}

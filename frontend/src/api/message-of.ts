import type { TextKey, Translate } from '../i18n/texts';
import { ApiError } from './api-error';

/** The text of an error code, where a code means something particular in one place. */
export type TextsByCode = Readonly<Partial<Record<string, TextKey>>>;

const TEXTS: TextsByCode = {
  unauthenticated: 'errors.unauthenticated',
  too_many_requests: 'errors.too_many_requests',
  unavailable: 'errors.unavailable',
  internal: 'toast.failed',
};

/**
 * What to tell the player about a call that failed, by its code; the server's own sentence for a code that has no text.
 * @param own texts that go before those that hold everywhere
 */
export function messageOf(t: Translate, error: unknown, own: TextsByCode = {}): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'unreadable')
    return t('toast.failed');
  const key = own[error.code] ?? TEXTS[error.code];
  return key === undefined ? error.message : t(key);
}

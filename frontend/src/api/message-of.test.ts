import { ApiError } from './api-error';
import { messageOf } from './message-of';
import type { Translate } from '../i18n/texts';

const t: Translate = (key) => `text of ${key}`;
const error = (status: number, code: string) => new ApiError(status, code, 'The server said so.');

test.each([
  [
    'a code that means the same everywhere',
    error(429, 'too_many_requests'),
    'text of errors.too_many_requests',
  ],
  ['a code that means something here', error(404, 'not_found'), 'text of friends.unknownCode'],
  ['a code that nobody has written a text for', error(400, 'brand_new'), 'The server said so.'],
  ['no answer', error(0, 'timeout'), 'text of toast.failed'],
  ["somebody else's answer", error(502, 'unreadable'), 'text of toast.failed'],
  ['a failure of the server', error(500, 'internal'), 'text of toast.failed'],
  ['something that is no call', new Error('Oops'), 'text of toast.failed'],
])('when a call ended with %s, then the player is told accordingly', (_what, failure, text) => {
  expect(messageOf(t, failure, { not_found: 'friends.unknownCode' })).toBe(text);
});

import { nobody, readUserId } from './user-id';

it.each(['u', 'x'.repeat(64)])('when an id is %j, then it is read as it is', (userId) => {
  expect(readUserId(userId)).toBe(userId);
});

it.each(['', 'x'.repeat(65), 'a\0b', '\n', '\ud800'])('when an id is %j, then it is nobody', (userId) => {
  expect(() => readUserId(userId)).toThrow(nobody());
  expect(nobody().code).toBe('unauthenticated');
});

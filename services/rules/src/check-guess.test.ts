import { checkGuess } from './check-guess';

describe('checkGuess', () => {
  test.each([
    ['nothing', ''],
    ['nothing but white space', '  \t '],
  ])('when %s is typed then the input is empty', (_name, text) => {
    expect(checkGuess(text)).toEqual({ ok: false, reason: 'empty' });
  });

  test.each([
    ['one letter', 'a'],
    ['one letter with a space, which is too short once the space is gone', 'a '],
    ['one letter of two code units', '𐐀'],
    ['a letter and its accent', 'e\u0301'],
    ['one space', ' '],
  ])('when %s is typed then it is refused', (_name, text) => {
    expect(checkGuess(text)).toEqual({ ok: false, reason: 'too_short' });
  });

  test.each([
    ['ab', 'ab'],
    [' Ice Cream ', 'icecream'],
    ['a b', 'ab'],
  ])('when %j is typed then %j is sent', (text, word) => {
    expect(checkGuess(text)).toEqual({ ok: true, word });
  });
});

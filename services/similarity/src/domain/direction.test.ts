import { rowOf, tinyVectorSet } from '../../test/tiny-vector-set';
import { direction } from './direction';

// The secret points out of the picture, so that what is left of a guess is what it has in the first two dimensions.
const compass = tinyVectorSet({
  rows: [
    ['secret', 0, 0, 1],
    ['east', 9, 0, 4],
    ['north', 0, 9, 4],
    ['west', -9, 0, 4],
    ['south', 0, -9, 4],
    ['northeast', 5, 5, -3],
    ['almost-east', 115, -1, 0],
    ['twin', 0, 0, 1],
  ],
});
const towards = (guess: string): number | null => direction(compass, 0, rowOf(compass, guess));

test.each([
  ['east', 0],
  ['north', 90],
  ['west', 180],
  ['south', 270],
  ['northeast', 45],
])('when a guess lies in the %s then its direction is %d degrees', (guess, degrees) => {
  expect(towards(guess)).toBe(degrees);
});

test('when an angle rounds up to a full turn then it is 0', () => {
  expect(Object.is(towards('almost-east'), 0)).toBe(true);
});

test('when the guess is the secret or has the same row then it has no direction', () => {
  expect(towards('secret')).toBeNull();
  expect(towards('twin')).toBeNull();
});

test('when the secret lies in the picture then its share is taken out of the guess', () => {
  const set = tinyVectorSet({
    rows: [
      ['secret', 1, 0, 0],
      ['guess', 4, 3, 0],
      ['other', 4, -3, 0],
    ],
  });
  expect(direction(set, 0, 1)).toBe(90);
  expect(direction(set, 0, 2)).toBe(270);
});

import { readHintArguments } from './read-hint-arguments';

test.each([
  ['ocean', '0', 'ocean', 0],
  ['999', 'ocean', 'ocean', 999],
  ['~c2VhbA', '1000', '~c2VhbA', 1000],
  ['12', '~c2VhbA', '~c2VhbA', 12],
  ['007', 'ocean', 'ocean', 7],
  ['5', '6', '5', 6],
])(
  'when the segments are %s and %s then the one of digits only is the percentile',
  (first, second, secret, best) => {
    expect(readHintArguments(first, second)).toEqual({ secret, bestPercentile: best });
  },
);

test.each([
  ['ocean', 'river'],
  ['ocean', '1001'],
  ['ocean', '-1'],
  ['ocean', '1.5'],
  ['ocean', '1e2'],
  ['ocean', '٣'],
  ['ocean', '00001'],
  ['ocean', ''],
])('when the segments are %s and %s then they are refused', (first, second) => {
  expect(() => readHintArguments(first, second)).toThrow('a whole number from 0 to 1000');
});

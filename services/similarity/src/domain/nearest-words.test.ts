import { tableAround } from '../../test/tiny-language';
import { tinyVectorSet } from '../../test/tiny-vector-set';
import { nearness } from './nearness';
import { countNearby, nearestWords } from './nearest-words';

const fan = (count: number, nearnessFloor: number): ReturnType<typeof tinyVectorSet> =>
  tinyVectorSet({
    rows: [
      ['secret', 127, 0],
      ...Array.from({ length: count }, (_, i) => {
        const angle = ((i + 1) * Math.PI) / (2 * count + 2);
        return [`w${i}`, Math.round(127 * Math.cos(angle)), Math.round(127 * Math.sin(angle))] as const;
      }),
    ],
    nearnessFloor,
  });

test('when the nearest words are listed then the secret is first with 1 and 1000, and 999 follow', () => {
  const set = fan(1100, 0.5);
  const { data, nearbyCount } = nearestWords(set, tableAround(set, 'secret'));
  expect(data).toHaveLength(1000);
  expect(data[0]).toEqual({
    neighbor: 'secret',
    display: 'secret',
    similarity: 1,
    percentile: 1000,
    direction: null,
  });
  expect(data.map(({ percentile }) => percentile)).toEqual(Array.from({ length: 1000 }, (_, i) => 1000 - i));
  const similarities = data.map(({ similarity }) => similarity);
  expect([...similarities].sort((a, b) => b - a)).toEqual(similarities);
  expect(nearbyCount).toBe(data.slice(1).filter(({ similarity }) => similarity >= 0.5).length);
});

test('when more than 999 words are near then 999 are listed as nearby', () => {
  const set = fan(1100, 0);
  const table = tableAround(set, 'secret');
  expect(nearestWords(set, table).nearbyCount).toBe(999);
  expect(countNearby(set, table)).toBe(999);
});

test('when a word is written differently then the list says so', () => {
  const set = tinyVectorSet({
    rows: [
      ['haus', 1, 0],
      ['hof', 1, 1],
    ],
    displays: { hof: 'Hof' },
  });
  expect(nearestWords(set, tableAround(set, 'haus')).data[1]).toMatchObject({
    neighbor: 'hof',
    display: 'Hof',
    similarity: 0.7071,
  });
});

test('when the nearness of a secret is asked for then it is that of the places 2, 11 and 1000', () => {
  const set = fan(1100, 0);
  const { data } = nearestWords(set, tableAround(set, 'secret'));
  const shown = [1, 10, 999].map((place) => Math.round((data[place]?.similarity ?? 0) * 10_000) / 100);
  const { nearest, tenth, thousandth } = nearness(set, tableAround(set, 'secret'));
  expect([nearest, tenth, thousandth]).toEqual(shown);
  expect(thousandth).toBeLessThan(tenth);
});

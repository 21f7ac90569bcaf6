import { proximityLabel } from './proximity-label';

describe('proximityLabel', () => {
  test.each([
    [1000, 100, { kind: 'correct' }],
    [999, 78.1, { kind: 'away', away: 1 }],
    [1, 26.2, { kind: 'away', away: 999 }],
    [null, 26, { kind: 'tepid' }],
    [null, 20, { kind: 'tepid' }],
    [null, 19.99, { kind: 'cold' }],
    [null, 0, { kind: 'cold' }],
    [null, -0.01, { kind: 'far' }],
  ])(
    'when the percentile is %j and the similarity %f then the label is %j',
    (percentile, similarity, label) => {
      expect(proximityLabel({ percentile, initialSimilarity: similarity })).toEqual(label);
    },
  );
});

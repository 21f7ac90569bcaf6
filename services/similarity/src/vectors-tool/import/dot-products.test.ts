import fc from 'fast-check';
import { dotProducts } from './dot-products';

test('when matrices of any size are multiplied then each product is the plain one', () => {
  const size = fc.integer({ min: 1, max: 11 });
  const entry = fc.integer({ min: -99, max: 99 });
  const matrices = fc.tuple(size, size, size).chain(([a, b, length]) =>
    fc.record({
      length: fc.constant(length),
      a: fc.array(entry, { minLength: a * length, maxLength: a * length }),
      b: fc.array(entry, { minLength: b * length, maxLength: b * length }),
    }),
  );
  fc.assert(
    fc.property(matrices, ({ a, b, length }) => {
      const out = new Float64Array((a.length / length) * (b.length / length));
      dotProducts(Float64Array.from(a), Float64Array.from(b), length, out);
      const rowsOf = (matrix: number[]): number[][] =>
        Array.from({ length: matrix.length / length }, (_, i) => matrix.slice(i * length, (i + 1) * length));
      const plain = rowsOf(a).flatMap((x) =>
        rowsOf(b).map((y) => x.reduce((sum, value, k) => sum + value * (y[k] ?? 0), 0)),
      );
      expect([...out]).toEqual(plain.map((value) => value + 0));
    }),
  );
});

import fc from 'fast-check';
import { quantise } from './quantise';

const rows = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 60 })
  .filter((row) => Math.max(...row.map(Math.abs)) > 1e-3);

test('when any row is rounded then it is of length one again, its largest entry is 127 and no entry is off by more than half', () => {
  fc.assert(
    fc.property(rows, fc.nat({ max: 5 }), (row, start) => {
      const out = new Int8Array(start + row.length);
      const scale = quantise(Float64Array.from(row), out, start);
      const entries = [...out.subarray(start)];
      expect(Math.max(...entries.map(Math.abs))).toBe(127);
      expect(Math.hypot(...entries) * scale).toBeCloseTo(1, 6);
      const largest = Math.max(...row.map(Math.abs));
      for (const [i, value] of row.entries()) {
        expect(Math.abs((entries[i] ?? NaN) - (value / largest) * 127)).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }),
  );
});

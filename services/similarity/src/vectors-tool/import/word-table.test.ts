import fc from 'fast-check';
import { WordTable } from './word-table';

test('when words are added, some of them again, then each has the number of its first coming', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '語'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (words) => {
      const table = new WordTable();
      const numbers = new Map<string, number>();
      for (const added of words) {
        expect(table.add(Buffer.from(added))).toBe(numbers.get(added) ?? -1);
        if (!numbers.has(added)) numbers.set(added, numbers.size);
      }
      expect(table.size).toBe(numbers.size);
      for (const [known, number] of numbers) {
        expect([table.find(known), table.at(number)]).toEqual([number, known]);
      }
    }),
  );
});

test('when there are far more words than room at the start then none is lost', () => {
  const table = new WordTable();
  for (let i = 0; i < 50_000; i++) table.add(Buffer.from(`word-${i}`));
  expect(table.size).toBe(50_000);
  expect([0, 4095, 4096, 49_999].map((number) => table.find(table.at(number)))).toEqual([
    0, 4095, 4096, 49_999,
  ]);
  expect(table.find('word-50000')).toBeUndefined();
  expect(() => table.at(50_000)).toThrow(RangeError);
});

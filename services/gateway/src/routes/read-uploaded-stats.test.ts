import { readUploadedStats } from './read-uploaded-stats';

const base64 = (text: string, form: 'base64' | 'base64url' = 'base64') => Buffer.from(text).toString(form);
const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

test.each(['base64', 'base64url'] as const)('when the field is %s of an object then it is read', (form) => {
  const text = '{"name":"ñandú?>","totalPlays":3}';
  expect(readUploadedStats(base64(text, form))).toBe(text);
});

test.each([undefined, ''])('when the field is %p then there are none', (field) => {
  expect(readUploadedStats(field)).toBeUndefined();
});

test.each(['%7B%7D', '{}', base64('[1]'), base64('null'), base64('{"a":'), '===', 'e30 '])(
  'when the field is %s then it is refused',
  (field) => {
    expect(() => readUploadedStats(field)).toThrow(/no JSON object/);
  },
);

test('when they have 16 KiB then they fit; one byte more does not', () => {
  expect(readUploadedStats(base64(sized(16_384)))).toHaveLength(16_384);
  expect(() => readUploadedStats(base64(sized(16_385)))).toThrow(/too large/);
});

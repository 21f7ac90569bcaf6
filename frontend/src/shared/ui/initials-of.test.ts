import { initialsOf } from './initials-of';

test.each([
  ['Maya', 'M'],
  ['maya lindqvist', 'ML'],
  ['Ana María de la Cruz', 'AC'],
  ['  Noor  ', 'N'],
  ['𝒁oë', '𝒁'],
  ['', ''],
  ['   ', ''],
])('when somebody is called "%s", then the initials are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import fc from 'fast-check';
import type { Step } from './season';

/** On most days something is played at noon; some games are begun just before midnight, and go on after it. */
export function anyStep(): fc.Arbitrary<Step> {
  const minute = fc.constantFrom(720, 720, 720, 1439, 1439, 100, 179, 180);
  const number = fc.constantFrom(
    ...[0, 0, 0, 0].map((back) => ({ back, origin: 'main' as const })),
    ...[0, 1, 1, 1, 2, 3].map((back) => ({ back, origin: 'archive' as const })),
  );
  const move = fc.constantFrom<'guess' | 'win' | 'hint' | 'giveUp'>(
    'guess',
    'guess',
    'guess',
    'win',
    'win',
    'hint',
    'giveUp',
  );
  return fc.oneof(
    { weight: 4, arbitrary: minute.map((each): Step => ({ do: 'waitUntil', minute: each })) },
    { weight: 5, arbitrary: number.map((each): Step => ({ do: 'open', ...each })) },
    { weight: 7, arbitrary: move.map((each): Step => ({ do: each })) },
  );
}

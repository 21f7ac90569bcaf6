import { numberAt } from '@proximity/common/begun-game';
import type { Clock } from '@proximity/common/clock';
import { dateOfNumber } from '@proximity/common/game-number';
import { nextNewYorkMidnight } from '@proximity/common/new-york-day';

/** The game that runs now. */
export interface Today {
  gameNumber: number;
  /** yyyy-MM-dd, New York. */
  date: string;
  now: Date;
  nextGameAt: Date;
}

export function today(clock: Clock): Today {
  const now = clock.now();
  const gameNumber = numberAt(now);
  return { gameNumber, date: dateOfNumber(gameNumber), now, nextGameAt: nextNewYorkMidnight(now) };
}

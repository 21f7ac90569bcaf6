import type { Clock } from '@proximity/common/clock';
import type { Methods } from '@proximity/common/grpc-server';
import type { GameScheduleDefinition } from '@proximity/common/proto';
import { today } from '../domain/today';

export function todayMethod(clock: Clock): Pick<Methods<GameScheduleDefinition>, 'Today'> {
  return {
    Today() {
      const { gameNumber, date, now, nextGameAt } = today(clock);
      return { gameNumber, date, now: now.toISOString(), nextGameAt: nextGameAt.toISOString() };
    },
  };
}

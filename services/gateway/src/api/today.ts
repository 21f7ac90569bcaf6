import { z } from 'zod';
import { gameNumber } from './game-number';

export const todayAnswer = z
  .object({
    gameNumber,
    date: z.iso.date().meta({ description: 'Its date in New York, yyyy-MM-dd.' }),
    now: z.iso.datetime().meta({ description: "The server's clock, UTC." }),
    nextGameAt: z.iso.datetime().meta({ description: 'When the next game begins, UTC.' }),
  })
  .meta({ title: 'TodayAnswer' });
export type TodayAnswer = z.infer<typeof todayAnswer>;

import { z } from 'zod';
import { gameCode } from './game-code';

const stats = z.string().meta({ description: 'UserStats as JSON text, at most 16 KiB.' });

export const upsertStatsRequest = z
  .strictObject({
    gameCode,
    gamesPlayed: z.number().optional().meta({ description: 'Not looked at: stats says it.' }),
    gameCompleted: z.number().optional().meta({ description: 'Not looked at.' }),
    stats,
  })
  .meta({ title: 'UpsertStatsRequest' });

export const statsAnswer = z
  .union([
    z.object({ found: z.literal(false) }),
    z.object({ found: z.literal(true), stats: z.object({ stats }) }),
  ])
  .meta({ title: 'StatsAnswer' });
export type StatsAnswer = z.infer<typeof statsAnswer>;

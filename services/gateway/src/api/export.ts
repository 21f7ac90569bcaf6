import { z } from 'zod';

const anything = z.record(z.string(), z.unknown());

/** The file with everything that is held about a player. */
export const exportAnswer = z
  .object({
    account: anything,
    stats: anything,
    friends: anything,
    leaderboards: z.array(anything),
    games: z.array(anything),
  })
  .meta({ title: 'ExportAnswer' });

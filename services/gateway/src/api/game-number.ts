import { z } from 'zod';

/** The number of a game, as answers have it. */
export const gameNumber = z
  .int()
  .min(1)
  .max(3501)
  .meta({ description: 'The number of the game: 1 is 2024-06-01, 3501 is 2033-12-31.' });

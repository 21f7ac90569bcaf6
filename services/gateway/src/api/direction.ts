import { z } from 'zod';

/** Where a word lies around the secret on the map of guesses; nothing for the secret itself. */
export const direction = z
  .int()
  .min(0)
  .max(359)
  .nullable()
  .meta({ description: 'Degrees, counter-clockwise, for the map of guesses; null for the secret.' });

import { z } from 'zod';
import { savedGame } from './saved-game';

export const giveUpRequest = z
  .strictObject({
    gameData: z
      .string()
      .optional()
      .meta({ description: "Of a member: the device's game as JSON text, to be kept with the end of it." }),
  })
  .meta({ title: 'GiveUpRequest' });
export type GiveUpRequest = z.infer<typeof giveUpRequest>;

const secretWord = z.string().meta({ description: 'The secret in plain text: the game is over.' });

/** Of a game that nobody keeps. */
export const giveUpAnswer = z.object({ secretWord }).meta({ title: 'GiveUpAnswer' });
export type GiveUpAnswer = z.infer<typeof giveUpAnswer>;

export const giveUpGameAnswer = z
  .object({
    secretWord,
    game: savedGame.optional().meta({ description: "Only a member's: as it is kept from now on." }),
  })
  .meta({ title: 'GiveUpGameAnswer' });
export type GiveUpGameAnswer = z.infer<typeof giveUpGameAnswer>;

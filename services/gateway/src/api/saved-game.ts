import { z } from 'zod';
import { gameCode } from './game-code';
import { gameNumber } from './game-number';

const count = z.int().min(0);

export const savedGame = z
  .object({
    gameRef: z.string().meta({ description: 'Names the game to friends.' }),
    gameNumber,
    gameData: z
      .string()
      .meta({ description: 'JSON text. The secret in it is sealed, or null, until the game is over.' }),
    complete: z.boolean(),
    gameWon: z.boolean(),
    guessCount: count,
    hintCount: count,
  })
  .meta({ title: 'SavedGame' });
export type SavedGame = z.infer<typeof savedGame>;

export const upsertGameRequest = z
  .strictObject({
    gameCode,
    gameNumber: z.int32(),
    gameData: z.string().meta({ description: 'JSON text of the game; with the rest at most 1 MiB.' }),
    hasWon: z.boolean().optional().meta({ description: 'Not looked at: gameData says it.' }),
    complete: z.boolean().optional().meta({ description: 'Not looked at.' }),
    rarity: z.number().optional().meta({ description: 'Not looked at.' }),
    hintCount: z.number().optional().meta({ description: 'Not looked at.' }),
  })
  .meta({ title: 'UpsertGameRequest' });

export const upsertGameAnswer = z
  .object({ game: savedGame.meta({ description: 'The game as it is kept now.' }) })
  .meta({ title: 'UpsertGameAnswer' });
export type UpsertGameAnswer = z.infer<typeof upsertGameAnswer>;

export const gamesPlayedAnswer = z
  .array(z.object({ gameNumber, gameWon: z.boolean(), complete: z.boolean() }))
  .meta({ title: 'GamesPlayedAnswer' });
export type GamesPlayedAnswer = z.infer<typeof gamesPlayedAnswer>;

export const foundGame = z.object({ found: z.literal(true), game: savedGame }).meta({ title: 'FoundGame' });
export type FoundGame = z.infer<typeof foundGame>;

export const memberGameAnswer = z
  .union([z.object({ found: z.literal(false) }), foundGame])
  .meta({ title: 'MemberGameAnswer' });
export type MemberGameAnswer = z.infer<typeof memberGameAnswer>;

import { z } from 'zod';

const count = z.int().min(0);

export const summaryAnswer = z
  .object({
    players: count.meta({ description: 'Members who have begun it, those who finished included.' }),
    finished: count,
    won: count,
    winRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: 'null as long as nobody has finished.' }),
    guesses: z
      .array(
        z.object({
          from: count,
          to: count.nullable().meta({ description: 'null: and more.' }),
          games: count,
        }),
      )
      .meta({ description: 'Of won games, by their guesses.' }),
    hints: z.array(count).length(4).meta({ description: 'Won games with 0, 1, 2 and 3 hints.' }),
    medianGuesses: z.number().nullable().meta({ description: 'Of won games; null without any.' }),
    includesOwn: z.boolean().meta({
      description:
        "The asking member's own finished game is counted here; it takes a moment after the finish.",
    }),
  })
  .meta({ title: 'SummaryAnswer' });
export type SummaryAnswer = z.infer<typeof summaryAnswer>;

import { z } from 'zod';

/** A photo's address, as the provider of the player has it. */
export const photoURL = z
  .string()
  .nullable()
  .meta({ description: 'May have gone: show it once it has loaded.' });

const OF_FRIENDS = 'null: unknown while friends cannot be asked; what was known stands.';

const userDetails = z
  .object({
    userId: z.string(),
    loggedIn: z.literal(true),
    firstName: z.string(),
    name: z.string(),
    photoURL,
    marketingOptIn: z.boolean(),
    gamesInitialLoadComplete: z
      .boolean()
      .meta({ description: 'Whether the games from before the first sign-in have been uploaded.' }),
    pendingInvites: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: `Friend requests that wait for an answer. ${OF_FRIENDS}` }),
    friendCount: z.int().min(0).nullable().meta({ description: OF_FRIENDS }),
    hasFriends: z.boolean().nullable().meta({ description: OF_FRIENDS }),
    friendCode: z.string().nullable().meta({ description: OF_FRIENDS }),
    subscription: z.object({
      isPremium: z.boolean(),
      autoRenew: z.boolean(),
      subscriptionEndDate: z.iso.date().nullable().meta({ description: 'The last day; null = without end.' }),
    }),
    isAdmin: z.boolean(),
  })
  .meta({ title: 'UserDetails' });
export type UserDetails = z.infer<typeof userDetails>;

export const userAnswer = userDetails.nullable().meta({ description: 'null: nobody is signed in.' });

export const marketingOptInRequest = z
  .strictObject({ marketingOptIn: z.boolean() })
  .meta({ title: 'MarketingOptInRequest' });

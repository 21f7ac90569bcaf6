import type { AccountsDefinition } from '@proximity/common/proto';
import type { GrpcClient } from '@proximity/common/grpc-client';

export interface SubscriptionCommand {
  /** Id, e-mail address, name or first name of one player. */
  who: string;
  /** The last day, yyyy-MM-dd; `forever`; or `none` to take premium away. */
  until: string;
  autoRenew: boolean;
  /** Who gives the command, for the audit. */
  changedBy: string;
}

/**
 * Gives premium to a player or takes it away.
 * @returns a sentence that says what was done
 * @throws Error with a sentence when the name fits nobody, or several players
 */
export async function runSubscriptionCommand(
  { calls }: Pick<GrpcClient<AccountsDefinition>, 'calls'>,
  { who, until, autoRenew, changedBy }: SubscriptionCommand,
): Promise<string> {
  const { users } = await calls.findUser({ text: who });
  const [user, ...others] = users;
  if (!user) throw new Error(`No player has the id, name or e-mail address "${who}".`);
  if (others.length > 0) {
    const list = users.map(({ userId, name }) => `  ${userId}  ${name}`).join('\n');
    throw new Error(`Several players are called "${who}". Name one by its id:\n${list}`);
  }
  const isPremium = until !== 'none';
  const { subscription } = await calls.setSubscription({
    userId: user.userId,
    subscription: {
      isPremium,
      autoRenew: isPremium && autoRenew,
      ...(isPremium && until !== 'forever' ? { subscriptionEndDate: until } : {}),
    },
    changedBy,
  });
  const end = until === 'forever' ? 'without end' : `until the end of ${until}`;
  if (!isPremium) return `${user.name} is not premium any more.`;
  // Accounts knows what day it is in New York.
  if (!subscription?.isPremium) return `${user.name} is not premium: ${until} is over.`;
  return `${user.name} is premium ${end}.`;
}

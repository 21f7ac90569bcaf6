import { readConfig } from '@proximity/common/config';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { accountsDefinition } from '@proximity/common/proto';
import { z } from 'zod';
import { runSubscriptionCommand } from './subscription-command';

const settings = z.object({
  /** host:port of accounts. */
  ACCOUNTS_ADDRESS: z.string('is missing: is the game running?'),
  NAME: z.string('is missing: the id, e-mail address or name of a player').trim().min(1),
  UNTIL: z
    .string('is missing: the last day (yyyy-MM-dd), or forever, or none')
    .regex(/^(\d{4}-\d{2}-\d{2}|forever|none)$/, 'must be a day (yyyy-MM-dd), or forever, or none'),
  AUTO_RENEW: z.stringbool().default(false),
  /** Who is at the keyboard. */
  USER: z.string().default('unknown'),
});

const DEADLINE_MS = 5_000;

void main();

/** `make premium NAME=… UNTIL=…` */
async function main(): Promise<void> {
  try {
    const { ACCOUNTS_ADDRESS: address, NAME, UNTIL, AUTO_RENEW, USER } = readConfig(settings, process.env);
    const client = createGrpcClient(accountsDefinition(), { address, deadlineMs: DEADLINE_MS });
    const command = { who: NAME, until: UNTIL, autoRenew: AUTO_RENEW, changedBy: `command line (${USER})` };
    const done = await runSubscriptionCommand(client, command).finally(() => client.close());
    process.stdout.write(`${done}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

import { z } from 'zod';

const settings = z.object({
  kind: z.enum(['kafka', 'in-process']),
  databaseUrl: z.string(),
  prefix: z.string(),
  brokers: z.string(),
  /** Where to hang, and say so: whoever started this process kills it then. */
  hangAt: z.enum(['published', 'applied', 'never']),
});

/** What `startChild` gave to this process. */
export function childSettings(): z.output<typeof settings> {
  return settings.parse(JSON.parse(process.env.CHILD ?? ''));
}

/** Says a line, and never goes on. */
export function hang(line: string): Promise<never> {
  process.stdout.write(`${line}\n`);
  return new Promise(() => undefined);
}

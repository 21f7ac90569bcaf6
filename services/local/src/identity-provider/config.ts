import { port } from '@proximity/common/config';
import { z } from 'zod';

/** Settings of the identity provider's process; the launcher sets them. */
export const configSchema = z.object({
  PORT: port,
  CLIENT_ID: z.string().min(1),
  CLIENT_SECRET: z.string().min(32),
  CALLBACK_PATH: z.string().startsWith('/'),
  NODE_ENV: z
    .string()
    .refine((name) => name !== 'production', 'its players need no password, so it runs never in production')
    .optional(),
});

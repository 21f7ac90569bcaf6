import { z } from 'zod';

export const providersAnswer = z
  .object({
    providers: z.array(
      z.object({
        id: z.string().meta({ description: 'As /auth/{provider} has it.' }),
        name: z.string().meta({ description: 'For a button.' }),
      }),
    ),
    accountSiteUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where accounts are made and managed, if that is not here.' }),
  })
  .meta({ title: 'ProvidersAnswer' });
export type ProvidersAnswer = z.infer<typeof providersAnswer>;

import { z } from 'zod';

export const openApiAnswer = z
  .object({ openapi: z.literal('3.1.0') })
  .loose()
  .meta({ description: 'An OpenAPI 3.1 document.' });

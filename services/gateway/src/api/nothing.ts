import { z } from 'zod';

/** For calls that have nothing to say. */
export const nothing = z.strictObject({}).meta({ title: 'Nothing' });
export type Nothing = z.infer<typeof nothing>;

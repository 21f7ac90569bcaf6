import { z } from 'zod';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const issuer = z.url({ protocol: /^https?$/ }).refine(isSafe, 'must be https (http only on this machine)');
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).origin === url, 'must be an origin, like https://photos.example');

const provider = z.strictObject({
  /** Stands in the path: /auth/{id}. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower-case letters, digits and hyphens'),
  /** For a button. */
  name: z.string().min(1).max(60),
  issuer,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid profile email'),
  /** Where its photos come from, for the page's content security policy. */
  imageOrigins: z.array(origin).default([]),
  /** Where it asks players who they are, for the same policy; that of the issuer unless it is another place. */
  signInOrigins: z.array(origin).optional(),
});

/** One identity provider of the configuration. */
export type ProviderSettings = z.output<typeof provider>;

/** The setting IDENTITY_PROVIDERS: a JSON list. */
export const identityProviders = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be a JSON list of providers');
      return z.NEVER;
    }
  })
  .pipe(z.array(provider))
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'must have a different id for each',
  )
  .refine(
    (list) => new Set(list.map(({ issuer: url }) => url)).size === list.length,
    'must have a different issuer for each: a player would be the same user at both',
  );

/** Whether the provider is one of this machine, which may do without TLS. */
export function isInsecure({ issuer: url }: Pick<ProviderSettings, 'issuer'>): boolean {
  return new URL(url).protocol === 'http:';
}

function isSafe(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}

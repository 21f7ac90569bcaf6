import { port, serviceSettings } from '@proximity/common/config';
import { eventSettings } from '@proximity/common/events/event-settings';
import { z } from 'zod';
import { readSigningKeys, type SigningKeys } from './domain/signing-key';
import { identityProviders } from './providers/provider-settings';

const signingKeys = z.string().transform((text, context): SigningKeys => {
  try {
    return readSigningKeys(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'cannot be read');
    return z.NEVER;
  }
});

/** Settings of accounts. */
export const configSchema = z.object({
  ...serviceSettings,
  ...eventSettings,
  /** The gRPC port. */
  PORT: port.default(50053),
  /** Health and metrics; without it they are not served. */
  OPS_PORT: port.optional(),
  /** PostgreSQL, e.g. postgresql://user:password@host:5432/accounts. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /**
   * The keys of the jwt, "id:key,id:key": P-256 private keys (PKCS #8, DER, base64), the first one signs. To
   * rotate, put the new key last and roll out; move it to the front and roll out; ten minutes later remove the old.
   */
  SIGNING_KEYS: signingKeys,
  /**
   * The ways to sign in: a JSON list of {id, name, issuer, clientId, clientSecret, scope?, imageOrigins?,
   * signInOrigins?}. The provider must know {page's origin}/auth/{id}/callback as a redirect URI.
   */
  IDENTITY_PROVIDERS: identityProviders.default([]),
});

export type AccountsConfig = z.output<typeof configSchema>;

import { generateKeyPair, randomBytes, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { errorPage } from './login-page';
import { findPlayer } from './players';

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  callbackPath: string;
}

const MINUTE = 60;

/** The protocol part of the local identity provider: code flow with PKCE for one client, keys made at each start. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  // Loaded when it is needed: the package talks to the console as soon as it is loaded.
  const { Provider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  // Signing in is the consent; without this, native clients ask for one each time.
  policy.remove('consent');
  return new Provider(options.issuer, {
    ...(await configuration(options)),
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  });
}

async function configuration(options: ProviderOptions): Promise<Configuration> {
  const { issuer, clientId, clientSecret, callbackPath } = options;
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // "native" lets a loopback address have any port.
        application_type: 'native',
        redirect_uris: [`http://localhost${callbackPath}`, `http://127.0.0.1${callbackPath}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'picture'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_ctx, subject) => account(issuer, subject),
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage('The request was not one that this provider can answer.');
    },
  };
}

function account(issuer: string, subject: string) {
  const player = findPlayer(subject);
  if (!player) return undefined;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      name: player.name,
      given_name: player.firstName,
      picture: `${issuer}/photos/${subject}.svg`,
      email: player.email,
      email_verified: true,
    }),
  };
}

/** The game is the only client. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  if (!oidc.client || !oidc.session?.accountId) return undefined;
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

async function signingKey(): Promise<JsonWebKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
}

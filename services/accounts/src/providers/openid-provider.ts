import {
  ClientSecretBasic,
  ClientSecretPost,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { AuthorizationAnswer, Identity, IdentityProvider } from '../domain/identity-provider';
import { SignInRefused } from '../domain/identity-provider';
import { readProfile } from '../domain/profile';
import type { SecurityLog } from '../domain/security-log';
import { providerUnavailable, readFailure, reasonOf } from './provider-failure';
import { isInsecure, type ProviderSettings } from './provider-settings';

/** For each request to a provider, in seconds; a sign-in makes up to four. */
const TIMEOUT_S = 3;

/**
 * An OpenID provider, spoken to with openid-client: authorization code flow with PKCE, state and nonce. It is
 * asked for its addresses when it is first needed, and again each time until it has answered.
 */
export function createOpenIdProvider(settings: ProviderSettings, log: SecurityLog): IdentityProvider {
  const { id, name, imageOrigins, scope } = settings;
  const configuration = createDiscovery(settings, log);
  return {
    id,
    name,
    imageOrigins,
    signInOrigins: settings.signInOrigins ?? [new URL(settings.issuer).origin],
    authorizationUrl: async ({ redirectUri, state, nonce, codeChallenge }) => {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    identify: async (answer) => {
      const known = await configuration();
      try {
        return await identify(known, settings, answer);
      } catch (error) {
        const failure = readFailure(error, name);
        if (!(failure instanceof SignInRefused)) log.providerFailed(id, reasonOf(error));
        throw failure;
      }
    },
  };
}

async function identify(
  configuration: Configuration,
  settings: ProviderSettings,
  { redirectUri, parameters, state, nonce, codeVerifier }: AuthorizationAnswer,
): Promise<Identity> {
  const callback = new URL(redirectUri);
  callback.search = parameters.toString();
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignInRefused('no_id_token');
  const more = configuration.serverMetadata().userinfo_endpoint
    ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : {};
  return {
    issuer: claims.iss,
    subject: claims.sub,
    profile: readProfile({ ...claims, ...more }, isInsecure(settings)),
  };
}

/** Asks once, and whoever comes meanwhile waits for the same answer; asks again after a failure. */
function createDiscovery(settings: ProviderSettings, log: SecurityLog): () => Promise<Configuration> {
  let asking: Promise<Configuration> | undefined;
  return () => {
    asking ??= discover(settings).catch((error: unknown) => {
      asking = undefined;
      log.providerFailed(settings.id, reasonOf(error));
      throw providerUnavailable(settings.name);
    });
    return asking;
  };
}

function discover(settings: ProviderSettings): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const extensions = [enableNonRepudiationChecks, ...(isInsecure(settings) ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, {}, clientAuthentication(clientSecret), {
    execute: extensions,
    timeout: TIMEOUT_S,
  });
}

/** HTTP Basic is what every provider has to take, unless it says otherwise. */
function clientAuthentication(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (provider, client, body, headers) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? basic : post;
    authenticate(provider, client, body, headers);
  };
}

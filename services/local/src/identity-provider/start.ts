import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProvider } from './create-provider';
import { answerPage } from './pages';

export interface IdentityProviderOptions {
  /** 0 for any free port. It is part of the issuer, and so of every player's identity: keep it. */
  port: number;
  clientId: string;
  clientSecret: string;
  /** Path of the callback; on loopback addresses it may have any port. */
  callbackPath: string;
}

export interface RunningIdentityProvider {
  issuer: string;
  port: number;
  stop: () => Promise<void>;
}

// Whoever reaches it can sign in as anybody, so it is never offered to another machine.
const HOST = '127.0.0.1';

/**
 * Starts a real OpenID provider with three sample players, whom it lets in without a password. For one machine
 * only; no service depends on it, so it is in no image.
 */
export async function startIdentityProvider(
  options: IdentityProviderOptions,
): Promise<RunningIdentityProvider> {
  const server = createServer();
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://${HOST}:${port}`;
  const provider = await createProvider({ issuer, ...options });
  const protocol = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isNewSignIn(request)) delete request.headers.cookie;
    void answerPage(provider, request, response).then((answered) => {
      if (!answered) void protocol(request, response);
    });
  });
  return { issuer, port, stop: () => close(server) };
}

/** A new sign-in forgets the one before: otherwise that player would come in again, and nobody could choose another. */
function isNewSignIn({ url }: IncomingMessage): boolean {
  return url?.startsWith('/auth?') === true;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

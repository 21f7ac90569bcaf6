import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { LOGIN_PAGE_POLICY, errorPage, loginPage } from './login-page';
import { findPlayer } from './players';
import { portrait } from './portrait';

const INTERACTION = /^\/interaction\/[\w-]+$/;
const PHOTO = /^\/photos\/([a-z]+)\.svg$/;
const MAX_FORM_BYTES = 1024;

/** Answers what is not protocol: the portraits, the page to choose a player, and its form. @returns whether it did */
export async function answerPage(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = request.url?.split('?')[0] ?? '';
  const player = findPlayer(PHOTO.exec(path)?.[1]);
  if (player) {
    response
      .writeHead(200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .end(portrait(player));
    return true;
  }
  if (!INTERACTION.test(path)) return false;
  try {
    if (request.method === 'POST') await finish(provider, request, response);
    else await ask(provider, request, response, path);
  } catch {
    // The cookie or the interaction has run out; whatever it was, the way is to begin again.
    sendPage(response, 400, errorPage('This sign-in is too old. Go back to the game and begin again.'));
  }
  return true;
}

async function ask(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  await provider.interactionDetails(request, response);
  sendPage(response, 200, loginPage(path));
}

async function finish(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const player = findPlayer(new URLSearchParams(await readForm(request)).get('player'));
  const result = player
    ? { login: { accountId: player.subject, remember: false } }
    : { error: 'access_denied', error_description: 'The player went back.' };
  await provider.interactionFinished(request, response, result);
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long.');
  }
  return text;
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': LOGIN_PAGE_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .end(html);
}

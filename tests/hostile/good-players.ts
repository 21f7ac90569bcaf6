import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './outcome';
import { sampleGame } from './sample-game';
import type { SecondChances } from './second-chances';
import { renewed, signIn, type Browser } from './signed-in';

/** Who plays while others are hostile, and who is her friend. */
const MEMBER = 'maya';
const FRIEND = 'tomas';

/** When a game was saved last is different each time. */
const SAVED_AT = /\\"savedAt\\":\\"[^"]*\\",/;
const GAME = 42;
const MOST_LOOKS = 100;
const LOOK_AGAIN_MS = 100;

/** Players who do nothing but what the page does. */
export interface GoodPlayers {
  /** The answers of calls of theirs, each as one line: they stay the same. */
  answers(): Promise<string[]>;
  /** One of these, each in its turn. */
  nextAnswer(): Promise<{ index: number; answer: string }>;
  /** Longest of them, in milliseconds. */
  slowest(): Promise<number>;
}

/** A visitor, and a member who has a friend and keeps a game. */
export async function goodPlayers(site: string, chances: SecondChances): Promise<GoodPlayers> {
  const answerOf = (call: Call): Promise<string> => answerIn(chances, call);
  const current = renewed(() => signIn(site, MEMBER));
  await befriend(await current(), await signIn(site, FRIEND));
  const { secretWord } = (await (await fetch(`${site}/proximity/game/1`)).json()) as { secretWord: string };
  const calls = async (): Promise<Call[]> => {
    const browser = await current();
    return [...visitorCalls(site, secretWord), ...memberCalls(browser), () => ownGame(browser)];
  };
  const member = await current();
  await Promise.all(memberCalls(member).map(answerOf));
  await untilCounted(member);
  let turn = 0;
  return {
    async answers() {
      return Promise.all((await calls()).map(answerOf));
    },
    async nextAnswer() {
      const all = await calls();
      const index = turn++ % all.length;
      const [call] = all.slice(index);
      if (!call) throw new Error('Good players do nothing.');
      return { index, answer: await answerOf(call) };
    },
    async slowest() {
      const times = (await calls()).map(async (call) => {
        const started = performance.now();
        const answer = await answerOf(call);
        return answer.startsWith('200 ') ? performance.now() - started : Infinity;
      });
      return Math.max(...(await Promise.all(times)));
    },
  };
}

type Call = () => Promise<Response>;

function visitorCalls(site: string, seal: string): Call[] {
  const paths = [
    '/similarity/en/ocean/river',
    `/similarity/en/${seal}/river`,
    '/proximity/game/1',
    '/semantle/hint/proximity/ocean/10',
    '/semantle/top1000/en/ocean',
  ];
  return paths.map((path) => () => fetch(site + path));
}

function memberCalls(browser: Browser): Call[] {
  const gameData = sampleGame(GAME, 'ocean', 'river', 'bread');
  const paths = [
    '/api/user',
    `/api/game/proximity/${GAME}`,
    '/api/games-played/proximity',
    `/api/friends-games/${GAME}/proximity`,
    '/api/friend-requests',
    '/api/stats/proximity',
  ];
  return [
    () => browser.post('/api/upsert-game', { gameCode: 'proximity', gameNumber: GAME, gameData }),
    ...paths.map((path) => () => browser.fetch(path)),
  ];
}

/** Makes a game of a word and gives it up: the word comes back. */
async function ownGame(browser: Browser): Promise<Response> {
  const made = await browser.post('/proximity/custom', { word: 'ocean' });
  if (!made.ok) return made;
  return browser.post('/proximity/custom/give-up', (await made.json()) as object);
}

async function answerIn(chances: SecondChances, call: Call): Promise<string> {
  const { status, body, path } = await chances.of(async (): Promise<Outcome & { path: string }> => {
    const started = performance.now();
    const response = await call();
    const text = await response.text();
    return {
      ended: true,
      ms: performance.now() - started,
      status: response.status,
      body: text.replace(SAVED_AT, ''),
      path: new URL(response.url).pathname,
    };
  });
  return `${status} ${path} ${body}`;
}

async function befriend(one: Browser, other: Browser): Promise<void> {
  const { friendCode } = (await (await other.fetch('/api/user')).json()) as { friendCode: string };
  await one.post('/api/friend-request', { friendCode });
  const requests = (await (await other.fetch('/api/friend-requests')).json()) as { id: string }[];
  await Promise.all(requests.map(({ id }) => other.post(`/api/friend-request/${id}/accept`, {})));
}

/** Friends and statistics hear of a game a moment after it was saved. */
async function untilCounted(browser: Browser): Promise<void> {
  for (let looked = 0; looked < MOST_LOOKS; looked++) {
    const games = (await (await browser.fetch(`/api/friends-games/${GAME}/proximity`)).json()) as {
      isUser: boolean;
      hasStarted: boolean;
    }[];
    if (games.length > 1 && games.some(({ isUser, hasStarted }) => isUser && hasStarted)) return;
    await sleep(LOOK_AGAIN_MS);
  }
  throw new Error('The game of a good player never reached her friends.');
}

import { sampleGame } from './sample-game';
import { locationOf, renewed, signIn, type Browser } from './signed-in';

/** The hostile player, and who is made to be a friend. */
const PLAYER = 'ines';
const FRIEND = 'tomas';

/** Stand in a case for what is different in each run; a case of the corpus is as good in the next run. */
const NAMES = [
  /** The cookies of the hostile player. */
  'session',
  'refreshToken',
  /** Where the running product is. */
  'site',
  /** A sign-in that was begun. */
  'loginToken',
  'state',
  /** Ids of players. */
  'player',
  'friend',
  /** Names the friend. */
  'friendCode',
  /** A request of the friend, which waits. */
  'request',
  /** Names a game that the hostile player has kept. */
  'gameRef',
  /** The secret of the first game, and of one that a player made. */
  'seal',
  'code',
] as const;

type Values = Record<(typeof NAMES)[number], string>;

/** As they are written, also where an address has them. */
const WRITTEN = new RegExp(`(?:\\{|%7B)(${NAMES.join('|')})(?:\\}|%7D)`, 'g');

/** Puts the real things in place of their stand-ins, in all texts of a value. */
export interface StandIns {
  fill<T>(value: T): Promise<T>;
}

export function standIns(site: string): StandIns {
  const current = renewed(() => realValues(site));
  return {
    async fill(value) {
      const text = JSON.stringify(value);
      if (!text.match(WRITTEN)) return value;
      const values = await current();
      return deep(value, (one) => one.replace(WRITTEN, (_all, name: keyof Values) => values[name]));
    },
  };
}

function deep<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => deep(item as unknown, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, deep(item as unknown, change)]),
  ) as T;
}

async function realValues(site: string): Promise<Values> {
  const [player, friend] = await Promise.all([signIn(site, PLAYER), signIn(site, FRIEND)]);
  const [own, other] = await Promise.all([userOf(player), userOf(friend)]);
  return {
    site,
    session: player.cookieHeader(),
    refreshToken: player.cookie('refresh'),
    ...(await begunSignIn(player)),
    player: own.userId,
    friend: other.userId,
    friendCode: other.friendCode,
    request: await waitingRequest({ player, friend }, own),
    gameRef: await keptGame(player),
    ...(await seals(player)),
  };
}

interface User {
  userId: string;
  friendCode: string;
}

async function userOf(browser: Browser): Promise<User> {
  return (await (await browser.fetch('/api/user')).json()) as User;
}

async function begunSignIn(browser: Browser): Promise<Pick<Values, 'loginToken' | 'state'>> {
  const begun = await browser.fetch('/auth/local');
  const state = new URL(locationOf(begun)).searchParams.get('state') ?? '';
  return { loginToken: browser.cookie('login'), state };
}

/** Hostile cases take it, refuse it and end the friendship: it is made again each time. */
async function waitingRequest(
  { player, friend }: { player: Browser; friend: Browser },
  { userId, friendCode }: User,
): Promise<string> {
  await friend.post('/api/remove-friend', { friendId: userId });
  await friend.post('/api/friend-request', { friendCode });
  const requests = (await (await player.fetch('/api/friend-requests')).json()) as { id: string }[];
  return requests[0]?.id ?? '';
}

async function keptGame(browser: Browser): Promise<string> {
  const game41 = { gameCode: 'proximity', gameNumber: 41, gameData: sampleGame(41, 'ocean') };
  const response = await browser.post('/api/upsert-game', game41);
  const { game } = (await response.json()) as { game?: { gameRef: string } };
  return game?.gameRef ?? '';
}

async function seals(browser: Browser): Promise<Pick<Values, 'seal' | 'code'>> {
  const daily = await browser.fetch('/proximity/game/1');
  const { secretWord: seal } = (await daily.json()) as { secretWord: string };
  const made = await browser.post('/proximity/custom', { word: 'ocean' });
  return { seal, code: ((await made.json()) as { code: string }).code };
}

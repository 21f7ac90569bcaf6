import type { FriendRequest } from '../src/api/use-friend-requests';
import type { FriendGame } from '../src/api/use-friends-games';
import { ok, type FakeServer } from './fake-server';
import { gameServer } from './render-page';

/** What the fake server knows of friends; a test changes it as the world changes. */
export interface FriendsWorld {
  entries: FriendGame[];
  requests: FriendRequest[];
}

/** A row of the leaderboard: `friend('Ines', { position: 2, guessCount: 19 })`. */
export function friend(name: string, more: Partial<FriendGame> = {}): FriendGame {
  const complete = more.guessCount !== undefined;
  return {
    userId: `id-${name}`,
    ref: complete ? `ref-${name}` : '',
    name,
    guessCount: 0,
    hintCount: 0,
    hasStarted: complete,
    complete,
    gameWon: complete,
    photoURL: null,
    isUser: false,
    position: null,
    ...more,
  };
}

/** Maya, who is signed in; her row is that of the user. */
export const maya = (more: Partial<FriendGame> = {}) => friend('Maya', { isUser: true, ...more });

export function friendsServer(world: FriendsWorld): FakeServer {
  const server = gameServer();
  server.on('GET /api/user', () => ok(mayaDetails(world)));
  server.on('GET /api/friends-games/', () => ok(world.entries));
  server.on('GET /api/friend-requests', () => ok(world.requests));
  server.on('GET /api/standing/', ok({ place: null, finishers: 0 }));
  server.on('GET /api/games-played/', ok([]));
  server.on('GET /api/game/', ok({ found: false }));
  server.on('GET /api/stats/', ok({ found: false }));
  server.on('POST /auth/refresh', ok({}));
  return server;
}

/** Lets the device be one where Maya has signed in before. */
export function signIn(world: FriendsWorld, more: object = {}): void {
  document.cookie = 'isLoggedIn=true; path=/';
  localStorage.setItem('user', JSON.stringify({ ...mayaDetails(world), ...more }));
}

export function signOut(): void {
  document.cookie = 'isLoggedIn=; path=/; max-age=0';
}

/** Maya as the server tells of her. */
export function mayaDetails({ entries, requests }: FriendsWorld) {
  const friendCount = entries.filter(({ isUser }) => !isUser).length;
  return {
    userId: 'id-Maya',
    loggedIn: true,
    firstName: 'Maya',
    name: 'Maya',
    photoURL: null,
    marketingOptIn: false,
    gamesInitialLoadComplete: true,
    pendingInvites: requests.length,
    friendCount,
    hasFriends: friendCount > 0,
    friendCode: 'K7QM4RXD',
    subscription: { isPremium: false, autoRenew: false, subscriptionEndDate: null },
    isAdmin: false,
  };
}

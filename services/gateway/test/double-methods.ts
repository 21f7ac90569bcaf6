import { AppError, isErrorCode } from '@proximity/common/app-error';
import type { Methods } from '@proximity/common/grpc-server';
import type {
  AccountsDefinition,
  FriendsDefinition,
  GameScheduleDefinition,
  PlayDefinition,
  SimilarityDefinition,
  StatsDefinition,
} from '@proximity/common/proto';
import { FRIEND, OWNER, TEST_KEYS } from './test-tokens';

/** The methods of a test's own, per service. */
export interface DoubleMethods {
  similarity?: Partial<Methods<SimilarityDefinition>>;
  gameSchedule?: Partial<Methods<GameScheduleDefinition>>;
  accounts?: Partial<Methods<AccountsDefinition>>;
  play?: Partial<Methods<PlayDefinition>>;
  stats?: Partial<Methods<StatsDefinition>>;
  friends?: Partial<Methods<FriendsDefinition>>;
}

/** The score that the doubles give to every guess. */
export const SCORE = {
  word: 'river',
  display: 'river',
  similarity: 41.5,
  initialSimilarity: 41.5,
  closestSimilarity: 80,
  percentile: 900,
  rank: 101,
  proximityString: '100 away',
  direction: 12,
  correct: false,
  blocked: false,
  vectorsHash: 'c0ffee',
};

export const SIMILARITY: Methods<SimilarityDefinition> = {
  Score: () => SCORE,
  ScoreBatch: ({ requests }) => ({ outcomes: requests.map(() => ({ score: SCORE })) }),
  Nearest: ({ word }) => ({
    data: Array.from({ length: 200 }, (_, place) => ({
      neighbor: `${word}${place}`,
      display: `${word}${place}`,
      similarity: 1 / (place + 1),
      percentile: 1000 - place,
      ...(place > 0 && { direction: place }),
    })),
    nearbyCount: 150,
    vectorsHash: 'c0ffee',
  }),
  Nearness: () => ({ nearest: 80, tenth: 60, thousandth: 26, vectorsHash: 'c0ffee' }),
  Hint: () => ({ hintWord: 'coast' }),
  CheckWord: ({ word }) => ({ word, display: word, blocked: false, nearbyCount: 950, fitAsSecret: true }),
  CuratedSecrets: () => ({ words: ['ocean'] }),
};

export const GAME_SCHEDULE: Methods<GameScheduleDefinition> = {
  Today: () => ({
    gameNumber: 700,
    date: '2026-05-01',
    now: '2026-05-01T12:00:00.000Z',
    nextGameAt: '2026-05-02T04:00:00.000Z',
  }),
  GetGame: ({ gameNumber }) => ({ gameNumber, date: '2026-05-01', sealedSecret: '~c2VhbA' }),
  GiveUp: () => ({ secretWord: 'ocean' }),
  CheckSolution: ({ word }) => ({ isSolution: word === 'ocean' }),
  CreateCustomGame: () => ({ code: '~Y29kZQ' }),
  GiveUpCustomGame: () => ({ secretWord: 'ocean' }),
};

const SUBSCRIPTION = { isPremium: true, autoRenew: false, subscriptionEndDate: '2031-12-31' };
const LIFE_MS = 600_000;

/** A session whose tokens say whose they are, and how often they were renewed. */
export function sessionOf(userId: string, refreshToken: string) {
  const soon = (times: number) => new Date(Date.now() + times * LIFE_MS).toISOString();
  return {
    ...{ userId, jwt: `jwt-of-${userId}`, jwtExpiresAt: soon(1) },
    ...{ refreshToken, refreshExpiresAt: soon(4_320) },
  };
}

export const ACCOUNTS: Methods<AccountsDefinition> = obedient({
  Providers: () => ({
    providers: [
      {
        id: 'local',
        name: 'a sample player',
        imageOrigins: ['https://photos.example'],
        signInOrigins: ['https://id.example'],
      },
    ],
  }),
  BeginSignIn: ({ redirectUri }) => ({
    authorizationUrl: `https://id.example/auth?redirect_uri=${encodeURIComponent(redirectUri)}`,
    loginToken: 'the-login-token',
  }),
  CompleteSignIn: () => ({ session: sessionOf(OWNER, 'refresh-0'), referer: '/archive' }),
  Refresh: ({ refreshToken }) => {
    if (refreshToken.startsWith('refresh-')) return { session: sessionOf(OWNER, `${refreshToken}+`) };
    throw new AppError('unauthenticated', 'You are signed out. Sign in again.');
  },
  SignOut: () => ({}),
  VerificationKeys: async () => ({ jwks: JSON.stringify({ keys: await TEST_KEYS.published() }) }),
  GetUser: ({ userId }) => ({
    ...{ userId, firstName: 'Maya', name: 'Maya Lindqvist', marketingOptIn: true },
    ...{ gamesInitialLoadComplete: false, subscription: SUBSCRIPTION },
  }),
  GetPeople: () => ({ people: [] }),
  FindUser: () => ({ users: [] }),
  SetMarketingOptIn: () => ({}),
  SetGamesInitialLoadComplete: () => ({}),
  SetSubscription: ({ userId }) => ({ userId: userId ?? '', subscription: SUBSCRIPTION }),
  ExportAccount: ({ userId }) => ({ json: JSON.stringify({ userId }) }),
  DeleteAccount: () => ({}),
});

export const GAME = {
  ...{ gameRef: 'ref-of-owner', gameNumber: 1, gameData: '{"guesses":[]}', complete: true, gameWon: true },
  ...{ guessCount: 7, hintCount: 1 },
};

export const PLAY: Methods<PlayDefinition> = obedient({
  UpsertGame: ({ gameNumber }) => ({ game: { ...GAME, gameNumber } }),
  GiveUp: ({ gameNumber }) => ({
    secretWord: 'ocean',
    game: { ...GAME, gameNumber, gameWon: false },
  }),
  GetGame: ({ gameNumber }) => (gameNumber === 2 ? {} : { game: { ...GAME, gameNumber } }),
  GamesPlayed: () => ({ games: [{ gameNumber: 1, complete: true, gameWon: true }] }),
  HasCompleted: () => ({ completed: true }),
  FindGameOwner: ({ gameRef }) => {
    if (gameRef === GAME.gameRef) return { userId: OWNER };
    throw new AppError('not_found', 'There is no such game.');
  },
  GetGameByRef: ({ askerUserId, askerIsFriend }) => {
    if (askerUserId === OWNER || askerIsFriend) return { game: GAME };
    throw new AppError('not_found', 'Nobody of yours.');
  },
  ExportGames: ({ page }) =>
    page === '' ? { games: ['{"n":1}', '{"n":2}'], nextPage: '2' } : { games: ['{"n":3}'] },
});

export const STATS: Methods<StatsDefinition> = obedient({
  UploadStats: () => ({}),
  GetStats: ({ gameCode }) => (gameCode === 'proximity_de' ? {} : { stats: '{"totalPlays":3}' }),
  GetSummary: () => ({
    ...{ players: 10, finished: 8, won: 6, medianGuesses: 12.5, includesOwn: true },
    guesses: [
      { from: 1, to: 10, games: 2 },
      { from: 11, games: 4 },
    ],
    hints: [
      { from: 0, to: 0, games: 5 },
      { from: 2, to: 2, games: 1 },
    ],
  }),
  ExportStats: ({ userId }) => ({ json: JSON.stringify({ records: [], userId }) }),
});

export const FRIENDS: Methods<FriendsDefinition> = obedient({
  GetOverview: () => ({ friendCode: 'ABCD2345', friendCount: 2, pendingInvites: 1 }),
  RequestFriend: ({ friendCode }) => ({ added: friendCode === 'WHOASKED' }),
  ListRequests: () => ({
    requests: [{ id: 'r1', userId: FRIEND, name: 'Tomas', requestedAt: '2026-05-01T12:00:00.000Z' }],
  }),
  AcceptRequest: () => ({}),
  DeclineRequest: () => ({}),
  RemoveFriend: () => ({}),
  RegenerateFriendCode: () => ({ friendCode: 'WXYZ6789' }),
  AreFriends: ({ userId, otherUserId }) => ({
    areFriends: [userId, otherUserId].sort().join() === [OWNER, FRIEND].sort().join(),
  }),
  FriendsGames: ({ userId }) => ({
    games: [
      {
        ...{ userId, ref: 'ref-of-owner', name: 'Maya', guessCount: 7, hintCount: 1, hasStarted: true },
        ...{ complete: true, gameWon: true, isUser: true, position: 1 },
      },
      { userId: FRIEND, name: 'Tomas', photoUrl: 'https://photos.example/t.svg' },
    ],
  }),
  GetStanding: () => ({ place: 3, finishers: 12 }),
  ExportFriends: ({ userId, page }) =>
    page === ''
      ? { json: JSON.stringify({ friends: [], userId }), games: ['{"n":1}'], nextPage: '1' }
      : { games: ['{"n":2}', '{"n":3}'] },
});

/** Methods that end with whatever error an argument of theirs names: `!conflict`. */
function obedient<T extends object>(methods: T): T {
  return Object.fromEntries(
    Object.entries(methods).map(
      ([name, method]: [string, (request: object, context: unknown) => unknown]) => [
        name,
        (request: object, context: unknown) => {
          for (const value of Object.values(request)) {
            const [, code] = typeof value === 'string' ? (/^!(\w+)$/.exec(value) ?? []) : [];
            if (isErrorCode(code)) throw new AppError(code, 'As you wish.');
          }
          return method(request, context);
        },
      ],
    ),
  ) as T;
}

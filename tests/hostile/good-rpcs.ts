import { sampleGame } from './sample-game';

/** A message as one service sends it to another. Each text and number of it may be spoiled. */
export interface GoodRpc {
  service: string;
  rpc: string;
  message: Record<string, unknown>;
  /** What it is answered with, where that is not OK: what was done before, and cannot be done twice. */
  refusals?: string[];
}

const PLAYER = { userId: '{player}' };
const GAME = { gameCode: 'proximity', gameNumber: 41 };
const WORDS = { lang: 'en', mode: 'daily' };
const GUESS = { ...WORDS, secret: '{seal}', guess: 'river' };
const DAY = { ...WORDS, gameNumber: 12 };
const STATS = JSON.stringify({ totalPlays: 3, wins: 2, totalGuesses: 40, lastPlay: '2026-01-05' });
const CALLBACK = '{site}/auth/local/callback';

/** One of each rpc. */
export const GOOD_RPCS: readonly GoodRpc[] = [
  ...of('similarity', {
    Score: GUESS,
    ScoreBatch: { requests: [GUESS, { ...GUESS, guess: 'ocean' }] },
    Nearest: { ...WORDS, word: 'ocean' },
    Nearness: { ...WORDS, secret: '{seal}' },
    Hint: { ...WORDS, secret: '{seal}', bestPercentile: 900 },
    CheckWord: { ...WORDS, word: 'ocean' },
    CuratedSecrets: WORDS,
  }),
  ...of('game-schedule', {
    Today: {},
    GetGame: DAY,
    GiveUp: DAY,
    CheckSolution: { ...DAY, word: 'candle' },
    CreateCustomGame: { ...WORDS, word: 'ocean' },
    GiveUpCustomGame: { code: '{code}' },
  }),
  ...of('play', {
    UpsertGame: { ...PLAYER, ...GAME, gameData: sampleGame(41, 'ocean', 'river') },
    GiveUp: { ...PLAYER, gameCode: 'proximity', gameNumber: 2, gameData: sampleGame(2, 'ocean') },
    GetGame: { ...PLAYER, ...GAME },
    GamesPlayed: { ...PLAYER, gameCode: 'proximity' },
    HasCompleted: { ...PLAYER, ...GAME },
    FindGameOwner: { gameCode: 'proximity', gameRef: '{gameRef}' },
    GetGameByRef: {
      ...{ askerUserId: '{player}', gameCode: 'proximity', gameRef: '{gameRef}' },
      askerIsFriend: true,
    },
    ExportGames: { ...PLAYER, page: 'proximity/1' },
  }),
  ...of('stats', {
    UploadStats: { ...PLAYER, gameCode: 'proximity', stats: STATS },
    GetStats: { ...PLAYER, gameCode: 'proximity' },
    GetSummary: { ...PLAYER, ...GAME },
    ExportStats: PLAYER,
  }),
  ...of('friends', {
    GetOverview: PLAYER,
    ListRequests: PLAYER,
    RegenerateFriendCode: PLAYER,
    AreFriends: { ...PLAYER, otherUserId: '{friend}' },
    FriendsGames: { ...PLAYER, ...GAME },
    GetStanding: { ...PLAYER, ...GAME },
    ExportFriends: { ...PLAYER, page: 'proximity/1' },
  }),
  ...of(
    'friends',
    {
      RequestFriend: { ...PLAYER, friendCode: '{friendCode}' },
      AcceptRequest: { ...PLAYER, requestId: '{request}' },
      DeclineRequest: { ...PLAYER, requestId: '{request}' },
      RemoveFriend: { ...PLAYER, friendId: '{friend}' },
    },
    ['NOT_FOUND', 'ALREADY_EXISTS', 'ABORTED', 'FAILED_PRECONDITION'],
  ),
  ...of('accounts', {
    Providers: {},
    BeginSignIn: { provider: 'local', referer: '/archive', redirectUri: CALLBACK, uploadedStats: STATS },
    SignOut: { refreshToken: '{refreshToken}' },
    VerificationKeys: {},
    GetUser: PLAYER,
    GetPeople: { userIds: ['{player}', '{friend}'] },
    FindUser: { text: 'Ines' },
    SetMarketingOptIn: { ...PLAYER, marketingOptIn: true },
    SetGamesInitialLoadComplete: PLAYER,
    SetSubscription: {
      ...PLAYER,
      subscription: { isPremium: true, autoRenew: false, subscriptionEndDate: '2099-12-31' },
      changedBy: 'an operator',
    },
    ExportAccount: PLAYER,
    // Of nobody: the others need the account.
    DeleteAccount: { userId: '00000000-0000-4000-8000-000000000000' },
  }),
  ...of(
    'accounts',
    {
      CompleteSignIn: {
        provider: 'local',
        callbackUrl: `${CALLBACK}?state={state}&code=none-of-theirs`,
        loginToken: '{loginToken}',
      },
      Refresh: { refreshToken: '{refreshToken}' },
    },
    ['UNAUTHENTICATED', 'INVALID_ARGUMENT', 'PERMISSION_DENIED'],
  ),
];

function of(
  service: string,
  messages: Record<string, Record<string, unknown>>,
  refusals?: string[],
): GoodRpc[] {
  return Object.entries(messages).map(([rpc, message]) => ({
    service,
    rpc,
    message,
    ...(refusals && { refusals }),
  }));
}

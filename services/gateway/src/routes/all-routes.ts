import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import type { KnownProviders } from '../accounts/remember-providers';
import type { Route } from '../http/route';
import type { LimitName, Limits } from '../limits/limits';
import type { Services } from '../services';
import { rememberVectors } from '../similarity/vectors-in-use';
import { accountRoutes } from './account';
import { customGameRoute } from './custom-game';
import { customGiveUpRoute } from './custom-give-up';
import { exportRoute } from './export';
import { friendRequestRoutes } from './friend-requests';
import { friendsRoutes } from './friends';
import { gameRoute } from './game';
import { gameByIdRoute } from './game-by-id';
import { giveUpRoute } from './give-up';
import { hintRoute } from './hint';
import { logoutRoute } from './logout';
import { memberGameRoutes } from './member-games';
import { nearnessRoute } from './nearness';
import { withOpenApi } from './openapi';
import { playerStatsRoutes } from './player-stats';
import { providersRoute } from './providers';
import { refreshRoute } from './refresh';
import { signInRoutes } from './sign-in';
import { signInCallbackRoute } from './sign-in-callback';
import { similarityRoute } from './similarity';
import { summaryRoute } from './summary';
import { todayRoute } from './today';
import { top1000Route } from './top1000';
import { userRoute } from './user';

export interface RoutesParts {
  services: Services;
  providers: KnownProviders;
  limits: Limits;
  /** What scores, hints and lists count against. */
  wordLimits: readonly LimitName[];
  clock: Clock;
  logger: Logger;
  site: {
    /** The origin of the page, where it is not simply the host that was asked. */
    publicOrigin: string | undefined;
    accountSiteUrl: string | undefined;
  };
}

/** Every call, the description of them all among them. */
export function allRoutes(parts: RoutesParts): Route[] {
  return withOpenApi([...gameRoutes(parts), ...signInAndOut(parts), ...membersRoutes(parts)]);
}

function gameRoutes({ services, limits, wordLimits, clock }: RoutesParts): Route[] {
  const { similarity, gameSchedule, play, stats } = services;
  const vectors = rememberVectors(clock);
  return [
    // First, for most requests are guesses and each is held against the routes in their order.
    similarityRoute(similarity, vectors, wordLimits),
    todayRoute(gameSchedule),
    gameRoute(gameSchedule),
    giveUpRoute(gameSchedule, play),
    summaryRoute({ gameSchedule, play, stats, limits }),
    hintRoute(similarity, wordLimits),
    top1000Route(similarity, vectors, wordLimits),
    nearnessRoute(similarity, vectors, wordLimits),
    customGameRoute(gameSchedule),
    customGiveUpRoute(gameSchedule),
  ];
}

function signInAndOut({ services, providers, clock, logger, site }: RoutesParts): Route[] {
  const { accounts, stats } = services;
  const parts = { accounts, stats, clock, logger, publicOrigin: site.publicOrigin };
  return [
    // Before the providers: their ids stand in the same place of the path, and none is called so.
    providersRoute(providers, site.accountSiteUrl),
    refreshRoute(parts),
    logoutRoute(parts),
    ...signInRoutes(parts),
    signInCallbackRoute(parts),
  ];
}

function membersRoutes({ services, clock, logger, site }: RoutesParts): Route[] {
  const { accounts, play, stats, friends } = services;
  const parts = { accounts, friends, clock, logger, publicOrigin: site.publicOrigin };
  return [
    userRoute(parts),
    ...accountRoutes(parts),
    exportRoute({ accounts, play, stats, friends }),
    ...memberGameRoutes(play),
    gameByIdRoute(play, friends),
    ...playerStatsRoutes(stats),
    ...friendRequestRoutes(friends),
    ...friendsRoutes(friends),
  ];
}

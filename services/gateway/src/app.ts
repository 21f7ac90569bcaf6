import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import express, { type Express } from 'express';
import type { GatewayConfig } from './config';
import { serveDocs } from './docs/serve-docs';
import type { GameSchedule } from './game-schedule/game-schedule';
import { answerError } from './http/answer-error';
import { compressAnswers } from './http/compress-answers';
import type { Handler } from './http/facts';
import { jsonBody } from './http/json-body';
import { mountRoutes } from './http/mount-route';
import { observe } from './http/observe';
import type { Route } from './http/route';
import { requireSameOrigin } from './http/same-origin';
import { securityHeaders } from './http/security-headers';
import { servePage } from './page/serve-page';
import { customGameRoute } from './routes/custom-game';
import { customGiveUpRoute } from './routes/custom-give-up';
import { gameRoute } from './routes/game';
import { giveUpRoute } from './routes/give-up';
import { hintRoute } from './routes/hint';
import { nearnessRoute } from './routes/nearness';
import { withOpenApi } from './routes/openapi';
import { similarityRoute } from './routes/similarity';
import { todayRoute } from './routes/today';
import { top1000Route } from './routes/top1000';
import type { Similarity } from './similarity/similarity';
import { rememberVectors } from './similarity/vectors-in-use';

export interface AppParts {
  config: Pick<GatewayConfig, 'PUBLIC_URL' | 'FRONTEND_DIR' | 'TRUST_PROXY' | 'LOG_SAMPLE'>;
  similarity: Similarity;
  gameSchedule: GameSchedule;
  clock: Clock;
  logger: Logger;
  registry: Registry;
}

/** The whole of HTTP: calls first, then their documentation, then the page. */
export function createApp({ config, similarity, gameSchedule, clock, logger, registry }: AppParts): Express {
  const { PUBLIC_URL, FRONTEND_DIR, TRUST_PROXY, LOG_SAMPLE } = config;
  const compress = compressAnswers();
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('query parser', 'simple').set('trust proxy', TRUST_PROXY);

  app.use(observe({ logger, registry, sampleShare: LOG_SAMPLE, behindProxy: TRUST_PROXY > 0 }));
  app.use(securityHeaders(PUBLIC_URL?.startsWith('https:') ?? false));
  const vectors = rememberVectors(clock);
  const routes: Route[] = [
    // First, for most requests are guesses and each is held against the routes in their order.
    similarityRoute(similarity, vectors),
    todayRoute(gameSchedule),
    gameRoute(gameSchedule),
    giveUpRoute(gameSchedule),
    hintRoute(similarity),
    top1000Route(similarity, vectors),
    nearnessRoute(similarity, vectors),
    customGameRoute(gameSchedule),
    customGiveUpRoute(gameSchedule),
  ];
  const sameOrigin: Handler = ({ headers }, _response, next) => {
    requireSameOrigin(headers, PUBLIC_URL);
    next();
  };
  mountRoutes(app, withOpenApi(routes), { beforeWrite: [sameOrigin, jsonBody()], compress });
  serveDocs(app, compress);
  servePage(app, { directory: FRONTEND_DIR, compress });
  app.use(answerError(logger));
  return app;
}

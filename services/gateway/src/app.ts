import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { createTokenVerifier } from '@proximity/common/token-verifier';
import express, { type Express } from 'express';
import { rememberProviders } from './accounts/remember-providers';
import type { GatewayConfig } from './config';
import { serveDocs } from './docs/serve-docs';
import { answerError } from './http/answer-error';
import { compressAnswers } from './http/compress-answers';
import { mountRoutes, type MountOptions } from './http/mount-route';
import { observe } from './http/observe';
import { readBody } from './http/read-body';
import { refuseOtherOrigins } from './http/same-origin';
import { pageHeaders } from './http/security-headers';
import type { Limits } from './limits/limits';
import { limitRequests } from './limits/limit-requests';
import { servePage } from './page/serve-page';
import { allRoutes } from './routes/all-routes';
import type { Services } from './services';
import { recogniseMembers } from './session/recognise-members';

// A list of a thousand words is 1 % larger than at the usual 6, and takes 1.4 ms instead of 3.5.
const LISTS_LEVEL = 4;
const FILES_LEVEL = 6;

export interface AppParts {
  config: Pick<
    GatewayConfig,
    'PUBLIC_URL' | 'FRONTEND_DIR' | 'TRUST_PROXY' | 'LOG_SAMPLE' | 'ACCOUNT_SITE_URL' | 'WORDS_PER_MINUTE'
  >;
  services: Services;
  limits: Limits;
  clock: Clock;
  logger: Logger;
  registry: Registry;
}

/** The whole of HTTP: calls first, then their documentation, then the page. */
export function createApp({ config, services, limits, clock, logger, registry }: AppParts): Express {
  const { PUBLIC_URL, FRONTEND_DIR, TRUST_PROXY, LOG_SAMPLE, ACCOUNT_SITE_URL } = config;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('query parser', 'simple').set('trust proxy', TRUST_PROXY);

  app.use(observe({ logger, registry, sampleShare: LOG_SAMPLE, behindProxy: TRUST_PROXY > 0 }));
  const providers = rememberProviders(services.accounts.providers, { clock, logger });
  // Asked for before the first page is: its policy names them.
  providers.known();
  const mountOptions = beforeCalls({ publicOrigin: PUBLIC_URL, services, limits, clock });
  const site = { publicOrigin: PUBLIC_URL, accountSiteUrl: ACCOUNT_SITE_URL };
  const wordLimits = config.WORDS_PER_MINUTE === undefined ? [] : (['words'] as const);
  const routes = allRoutes({ services, providers, limits, wordLimits, clock, logger, site });
  mountRoutes(app, routes, mountOptions);
  app.use(pageHeaders(PUBLIC_URL?.startsWith('https:') ?? false, providers.known));
  const compress = compressAnswers(FILES_LEVEL);
  serveDocs(app, compress);
  servePage(app, { directory: FRONTEND_DIR, compress });
  app.use(answerError(logger));
  return app;
}

function beforeCalls({
  publicOrigin,
  services,
  limits,
  clock,
}: Pick<AppParts, 'services' | 'limits' | 'clock'> & { publicOrigin: string | undefined }): MountOptions {
  const session = {
    verifier: createTokenVerifier(services.accounts.verificationKeys, clock),
    publicOrigin,
  };
  return {
    requireSameOrigin: refuseOtherOrigins(publicOrigin),
    recognise: {
      visitor: recogniseMembers(session, 'visitor'),
      member: recogniseMembers(session, 'member'),
    },
    limit: (names) => limitRequests(limits, names),
    readBody,
    compress: compressAnswers(LISTS_LEVEL),
  };
}

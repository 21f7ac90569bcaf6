import { randomUUID } from 'node:crypto';
import type { Logger } from '@proximity/common/logger';
import { histogram, type Registry } from '@proximity/common/metrics';
import type { AppResponse, Handler } from './facts';

export interface ObserveOptions {
  logger: Logger;
  registry: Registry;
  /** The share of successful answers of sampled routes that leave a log line. */
  sampleShare: number;
  /** Whether a proxy of ours stands before us, whose request id is taken over. */
  behindProxy: boolean;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request an id, and when it has ended counts its time and logs it: the template of its route, never its path. */
export function observe({ logger, registry, sampleShare, behindProxy }: ObserveOptions): Handler {
  const duration = histogram(registry, 'http_request_duration_seconds', 'Time to answer a request.', [
    'method',
    'route',
    'status',
  ]);
  return ({ method, headers }, response, next) => {
    const started = performance.now();
    const given = headers['x-request-id'];
    const facts = response.locals;
    facts.requestId =
      behindProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    facts.route = 'unmatched';
    facts.sampled = false;
    response.setHeader('x-request-id', facts.requestId);
    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const { route, sampled } = facts;
      const status = response.statusCode;
      duration.observe({ method, route, status }, milliseconds / 1000);
      if (sampled && status < 400 && Math.random() >= sampleShare) return;
      logger.info(logLine(method, response, milliseconds), 'request');
    });
    next();
  };
}

function logLine(method: string, response: AppResponse, milliseconds: number): Record<string, unknown> {
  const { requestId, route, code } = response.locals;
  return {
    requestId,
    method,
    route,
    status: response.statusCode,
    ...(code && { code }),
    ms: Math.round(milliseconds * 10) / 10,
    ...(!response.writableFinished && { aborted: true }),
  };
}

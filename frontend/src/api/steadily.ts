import type { SWRConfiguration } from 'swr';

/** Asks again so often, whether the last answer was one or an error: SWR leaves its rhythm after an error, and waits longer from one to the next. */
export function steadily(ms: number): Pick<SWRConfiguration, 'refreshInterval' | 'onErrorRetry'> {
  return {
    refreshInterval: ms,
    onErrorRetry: (_error, _key, _config, askAgain, options) => {
      setTimeout(() => void askAgain(options), ms);
    },
  };
}

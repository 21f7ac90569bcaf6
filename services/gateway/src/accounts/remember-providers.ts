import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import type { Accounts, Provider } from './accounts';

export interface KnownProviders {
  /** The ways to sign in, as far as they are known: never waits, and sees to it that they are known soon. */
  known: () => readonly Provider[];
  /** The ways to sign in; waits only where none was ever known. @throws AppError when they cannot be had */
  list: () => Promise<readonly Provider[]>;
}

const FRESH_MS = 60_000;
const NONE: readonly Provider[] = [];
/** After a failure they are not asked for again before this time. */
const REST_MS = 2_000;

/** The providers of accounts' configuration: asked for once, and again each minute, if anybody wants them. */
export function rememberProviders(
  ask: Accounts['providers'],
  { clock, logger }: { clock: Clock; logger: Logger },
): KnownProviders {
  let providers: readonly Provider[] | undefined;
  let nextAt = 0;
  let asking: Promise<readonly Provider[]> | undefined;

  const refresh = (): Promise<readonly Provider[]> => {
    asking ??= ask()
      .then((found) => {
        providers = found;
        nextAt = clock.now().getTime() + FRESH_MS;
        return found;
      })
      .catch((error: unknown) => {
        nextAt = clock.now().getTime() + REST_MS;
        throw error;
      })
      .finally(() => (asking = undefined));
    return asking;
  };
  const refreshBeside = (): void => {
    if (clock.now().getTime() < nextAt) return;
    refresh().catch((error: unknown) =>
      logger.warn({ err: error }, 'The ways to sign in are not known now.'),
    );
  };
  return {
    known() {
      refreshBeside();
      return providers ?? NONE;
    },
    async list() {
      if (!providers) return refresh();
      refreshBeside();
      return providers;
    },
  };
}

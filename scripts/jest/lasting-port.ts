import { freePort } from '../../services/local/src/free-port';

/** A free port for what ends and comes back to where it was: meanwhile no system gives it to somebody else. */
export function lastingPort(): Promise<number> {
  return freePort();
}

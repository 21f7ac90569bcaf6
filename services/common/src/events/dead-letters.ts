import type { EventMessage } from './event-message';

/** A message that a group could not apply, and why. */
export interface DeadLetter extends EventMessage {
  group: string;
  cause: string;
  tries: number;
  /** ISO 8601 */
  failedAt: string;
}

/** Keeps what could not be applied, until somebody has mended the cause. */
export interface DeadLetters {
  /** Resolves when the letter is safe. */
  add(letter: DeadLetter): Promise<void>;
  /**
   * Hands every letter that is there now to `publish`, and forgets each that was published. What is no letter, or
   * only the beginning of one, is logged and left out.
   * @returns how many were published
   */
  replay(publish: (message: EventMessage) => Promise<void>): Promise<number>;
}

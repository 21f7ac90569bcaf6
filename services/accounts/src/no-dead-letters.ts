import type { DeadLetters } from '@proximity/common/events/dead-letters';

/** Accounts tells events and consumes none, so that none can fail in its hands. */
export const noDeadLetters: DeadLetters = {
  add: ({ eventId }) => Promise.reject(new Error(`The event ${eventId} has no consumer here.`)),
  replay: () => Promise.resolve(0),
};

import { createEventBus } from '@proximity/common/events/create-event-bus';
import { runService } from '@proximity/common/run-service';
import { configSchema } from './config';
import { noDeadLetters } from './no-dead-letters';
import { start } from './start';

void runService(
  {
    name: 'accounts',
    configSchema,
    opsPort: 9466,
    start: (settings, { logger, registry }) => {
      const parts = { clientId: 'accounts', deadLetters: noDeadLetters };
      const bus = createEventBus({ settings, logger, registry, ...parts });
      return start(settings, { logger, registry, bus });
    },
  },
  process,
);

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
    async start(settings, { logger, registry }) {
      const bus = createEventBus({
        settings,
        clientId: 'accounts',
        logger,
        registry,
        deadLetters: noDeadLetters,
      });
      const running = await start(settings, { logger, registry, publisher: bus.publisher });
      return {
        ...running,
        failed: bus.failed,
        async stop() {
          await running.stop();
          await bus.stop();
        },
      };
    },
  },
  process,
);

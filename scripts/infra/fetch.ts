// What scripts/setup.sh runs before the tests: fetches the real Kafka and Redis unless they are there.
import { kafkaJars } from './kafka-jars';
import { redisServer } from './redis-server';

try {
  redisServer();
  kafkaJars();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

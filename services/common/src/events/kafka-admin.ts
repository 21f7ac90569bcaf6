import type { Admin, Kafka } from 'kafkajs';
import { RETRY } from './kafka-client';

/** Asks the brokers something over a connection of its own, so that none grows old. */
export async function withAdmin<T>(kafka: Kafka, ask: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = kafka.admin({ retry: RETRY });
  try {
    await admin.connect();
    return await ask(admin);
  } finally {
    await admin.disconnect();
  }
}

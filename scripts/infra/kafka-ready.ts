import { Kafka, logLevel } from 'kafkajs';

/** Whether a broker answers, the keeper of the groups' offsets included, which comes up last. */
export async function brokerAnswers(address: string): Promise<boolean> {
  const kafka = new Kafka({
    clientId: 'start',
    brokers: [address],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 1_000,
    retry: { retries: 2, initialRetryTime: 100 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    await admin.describeCluster();
    await admin.fetchOffsets({ groupId: 'start', topics: [] });
    return true;
  } catch {
    return false;
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}

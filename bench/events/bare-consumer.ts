import { Kafka, logLevel } from 'kafkajs';

/** How many events per second a consumer reads that does nothing with them: what the broker and the client allow. */
export async function bareConsumer(broker: string, topic: string, events: number): Promise<number> {
  const consumer = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING }).consumer({ groupId: 'bare' });
  let began: number | undefined;
  let read = 0;
  let finish: (perSecond: number) => void = () => undefined;
  const finished = new Promise<number>((resolve) => (finish = resolve));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    eachBatch: ({ batch }) => {
      began ??= performance.now();
      read += batch.messages.length;
      if (read >= events) finish(Math.round((read / (performance.now() - began)) * 1_000));
      return Promise.resolve();
    },
  });
  const perSecond = await finished;
  await consumer.disconnect();
  return perSecond;
}

import { Partitioners, type Kafka, type Message, type Producer } from 'kafkajs';
import { RETRY } from './kafka-client';

/** Topic name → its messages, in order. */
export type Outgoing = Map<string, Message[]>;

export interface KafkaProducer {
  /** Resolves when all in-sync brokers have every message. */
  send(outgoing: Outgoing): Promise<void>;
  stop(): Promise<void>;
}

/** A producer that connects when it is first needed, and again whenever that failed. */
export function createKafkaProducer(kafka: Kafka, makeTopics: () => Promise<void>): KafkaProducer {
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
    retry: RETRY,
  });
  let connected: Promise<void> | undefined;
  const connect = (): Promise<void> => {
    connected ??= makeTopics()
      .then(() => producer.connect())
      .catch((error: unknown) => {
        connected = undefined;
        throw error;
      });
    return connected;
  };
  return {
    send: async (outgoing) => {
      await connect();
      await sendAll(producer, outgoing);
    },
    stop: () => producer.disconnect(),
  };
}

async function sendAll(producer: Producer, outgoing: Outgoing): Promise<void> {
  await producer.sendBatch({
    acks: -1,
    timeout: 5_000,
    topicMessages: [...outgoing].map(([topic, messages]) => ({ topic, messages })),
  });
}

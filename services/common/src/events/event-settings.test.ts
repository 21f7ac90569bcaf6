import { z } from 'zod';
import { readConfig } from '../config';
import { eventSettings } from './event-settings';

const read = (env: Record<string, string>) => readConfig(z.object(eventSettings), env);

describe('the settings of events', () => {
  it('when there are no brokers, then none are named', () => {
    expect(read({ KAFKA_BROKERS: '' }).KAFKA_BROKERS).toBeUndefined();
  });

  it('when there are several brokers, then each is read', () => {
    expect(read({ KAFKA_BROKERS: 'kafka-0.kafka:9092, 10.0.0.7:9093' }).KAFKA_BROKERS).toEqual([
      'kafka-0.kafka:9092',
      '10.0.0.7:9093',
    ]);
  });

  it.each(['kafka', 'kafka:', 'http://kafka:9092', 'kafka:9092,,'])(
    'when a broker is %s, then it is named',
    (text) => {
      expect(() => read({ KAFKA_BROKERS: text })).toThrow(
        'KAFKA_BROKERS: must be host:port, separated by commas',
      );
    },
  );

  it('when nothing else is said, then one broker is enough', () => {
    expect(read({})).toEqual({
      KAFKA_PREFIX: 'proximity.',
      KAFKA_PARTITIONS: 3,
      KAFKA_REPLICATION: 1,
      KAFKA_SESSION_TIMEOUT_MS: 30_000,
    });
  });
});

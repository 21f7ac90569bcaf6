import { deadLetterPlace } from './dead-letter-place';

const database = { playDatabaseUrl: 'postgresql://localhost/play' };

describe('where dead letters lie', () => {
  it('when brokers are given, then there, whatever runs in the data folder', () => {
    const place = deadLetterPlace({ KAFKA_BROKERS: 'one:9092, two:9092' }, { kafkaBrokers: 'other:1' });
    expect(place).toMatchObject({ settings: { KAFKA_BROKERS: ['one:9092', 'two:9092'] } });
  });

  it.each([{}, { KAFKA_BROKERS: '' }])(
    'when the environment says %j, then with the brokers of the run',
    (env) => {
      expect(deadLetterPlace(env, { ...database, kafkaBrokers: 'run:9092' })).toMatchObject({
        settings: { KAFKA_BROKERS: ['run:9092'] },
      });
    },
  );

  it.each([{}, { KAFKA_BROKERS: '' }])(
    'when the environment says %j, then in the database of the run',
    (env) => {
      expect(deadLetterPlace(env, database)).toEqual({ databaseUrl: database.playDatabaseUrl });
    },
  );

  it('when there is neither, then it says what is missing', () => {
    expect(() => deadLetterPlace({ KAFKA_BROKERS: '' }, {})).toThrow('there are no KAFKA_BROKERS');
  });
});

import { z } from 'zod';
import { readConfig } from '../config';
import { consumerSettings } from './consumer-settings';

const read = (env: Record<string, string>) => readConfig(z.object(consumerSettings), env);
const MONTH = 30;

describe('the settings of consumers', () => {
  it('when nothing is said, then what was applied is remembered for longer than it can come again', () => {
    // Read at the end of its time in a topic, put aside for a year, and published again on the last day of it.
    const comesAgain = MONTH + 12 * MONTH + MONTH;
    expect(read({}).PROCESSED_EVENTS_DAYS).toBeGreaterThanOrEqual(comesAgain + MONTH);
    expect(read({}).PROCESSED_EVENTS_PURGE_SECONDS).toBe(600);
  });

  it('when it should be forgotten sooner, then the start fails with the name of the setting', () => {
    expect(read({ PROCESSED_EVENTS_DAYS: '800' }).PROCESSED_EVENTS_DAYS).toBe(800);
    expect(() => read({ PROCESSED_EVENTS_DAYS: '449' })).toThrow('PROCESSED_EVENTS_DAYS');
  });
});

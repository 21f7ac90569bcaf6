import { eventBusContract } from './event-bus-contract';

jest.setTimeout(60_000);

describe('the Kafka bus, with a real broker', () => eventBusContract('kafka'));

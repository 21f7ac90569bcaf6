import { eventBusContract } from './event-bus-contract';

jest.setTimeout(60_000);

describe('the in-process bus', () => eventBusContract('in-process'));

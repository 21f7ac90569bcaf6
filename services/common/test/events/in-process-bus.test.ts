import { eventBusContract } from './event-bus-contract';

describe('the in-process bus', () => eventBusContract('in-process'));

import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither; react-router asks for them while it loads.
Object.assign(globalThis, { TextEncoder, TextDecoder });

import type { IncomingHttpHeaders } from 'node:http';

/** Where a request comes from, as Express' request says it; nothing of it is worked out before it is asked. */
export interface Sender {
  /** The address of the client: that of the connection, or what as many proxies as are ours say. */
  ip?: string | undefined;
  protocol: string;
  headers: IncomingHttpHeaders;
}

// The floors: what answers a constant JSON of the length of a score. `node floor.mjs node-http|express LENGTH`.
import { createServer } from 'node:http';
import express from 'express';

const [kind, length] = process.argv.slice(2);
const body = { filler: 'x'.repeat(Math.max(0, Number(length) - JSON.stringify({ filler: '' }).length)) };

const server = kind === 'express' ? createServer(expressApp()) : createServer(answer);
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${server.address().port}\n`));
process.once('SIGTERM', () => process.exit(0));

function answer(_request, response) {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}

function expressApp() {
  const app = express();
  app.get('/similarity/:lang/:secret/:guess', (_request, response) => void response.json(body));
  return app;
}

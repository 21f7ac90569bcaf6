import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers';
import { CONNECTIONS, requireAnswered, summary } from './load.mjs';

/**
 * Sends guesses as players do who know nothing of each other: at random moments, `rate` of them a second on average,
 * and never later because an earlier answer is late. A guess is timed from the moment at which it was due, so that
 * waiting for one of the 32 connections counts too.
 * @param paths sent one after the other, and again from the first
 */
export async function steadyLoad({ url, paths, rate, seconds }) {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(url)));
  const due = moments(rate, seconds);
  const times = [];
  const statuses = new Map();
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const idle = [...connections];
  const waiting = [];
  const next = async (connection) => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const status = await connection.statusOf(paths[index % paths.length]);
      times.push(elapsed() - due[index]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    idle.push(connection);
  };
  const working = [];
  for (let sent = 0; sent < due.length; await new Promise((resolve) => setTimeout(resolve, 1))) {
    while (due[sent] <= elapsed()) waiting.push(sent++);
    while (idle.length > 0 && waiting.length > 0) working.push(next(idle.shift()));
  }
  await Promise.all(working);
  for (const connection of connections) connection.close();
  requireAnswered(statuses);
  return summary(times, elapsed() / 1000);
}

/** When each guess is due, in milliseconds from the start: the gaps are spread as those of independent senders are. */
function moments(rate, seconds) {
  const due = [];
  for (let at = gap(rate); at < seconds * 1000; at += gap(rate)) due.push(at);
  return due;
}

function gap(rate) {
  return (-Math.log(1 - Math.random()) / rate) * 1000;
}

/** A connection for one guess at a time. Node's own client takes half as long for a guess as the server does, and what
 * it has to collect would be measured as the server's. */
async function openConnection(url) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1');
  await once(socket, 'connect');
  let received = '';
  let answered;
  socket.on('data', (chunk) => {
    received += chunk;
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const [, length] = /^content-length: (\d+)$/im.exec(received.slice(0, head)) ?? [];
    if (length === undefined) socket.destroy(new Error(`An answer of unknown length:\n${received}`));
    if (received.length < head + 4 + Number(length)) return;
    const status = Number(received.slice(9, 12));
    received = '';
    answered.resolve(status);
  });
  socket.once('error', (error) => answered?.reject(error));
  return {
    statusOf(path) {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      return new Promise((resolve, reject) => (answered = { resolve, reject }));
    },
    close: () => socket.destroy(),
  };
}

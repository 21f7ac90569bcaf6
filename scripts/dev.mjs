// `make dev`: the compiler, the launcher and the page's development server, each reloading on change.
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '8080';
const parts = [
  ['npx', ['tsc', '-b', '--watch', '--preserveWatchOutput']],
  ['node', ['--watch-path=services', '--watch-preserve-output', 'services/local/dist/main.js']],
  ['npm', ['run', '--silent', 'dev', '-w', 'frontend']],
];
const children = parts.map(([command, args]) =>
  spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: `http://127.0.0.1:${port}` },
  }),
);
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

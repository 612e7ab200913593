import { spawn } from 'node:child_process';

const WEB_PORT = '5173';
const SERVER_PORT = process.env.PORT ?? '3000';

/** The server restarts on changes; Vite serves the web on its own port and forwards calls to it. */
const children = [
  spawn('node', ['--watch', 'packages/server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: SERVER_PORT, PUBLIC_URL: `http://127.0.0.1:${WEB_PORT}` },
  }),
  spawn('vite', ['--port', WEB_PORT, '--strictPort', '--host', '127.0.0.1'], {
    stdio: 'inherit',
    cwd: 'packages/web',
    env: { ...process.env, SERVER_PORT },
  }),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);

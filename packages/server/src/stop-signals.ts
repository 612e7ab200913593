import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

/** Under nohup SIGHUP is ignored, and must stay so when the terminal is closed. */
const isHangUpIgnored = (): boolean => {
  const ignored = existsSync(STATUS) ? /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync(STATUS, 'utf8'))?.[1] : undefined;
  return ignored !== undefined && (BigInt(`0x${ignored}`) & 1n) === 1n;
};

const signals = (): readonly NodeJS.Signals[] => [
  'SIGTERM',
  'SIGINT',
  'SIGQUIT',
  ...(isHangUpIgnored() ? [] : (['SIGHUP'] as const)),
];

const LOOK_MS = 500;

/** A killed npm passes on no signal; its server would keep running without a way to stop it. */
const onNpmExit = (stop: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
};

/** Calls `stop` at the first signal that asks a server to stop; later ones are ignored. */
export const onStopRequested = (stop: () => void): void => {
  let isAssessor = false;
  const ask = () => {
    if (isAssessor) return;
    isAssessor = true;
    stop();
  };
  for (const signal of signals()) process.on(signal, ask);
  onNpmExit(ask);
};

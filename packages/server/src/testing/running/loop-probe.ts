import { appendFileSync } from 'node:fs';

/**
 * Loaded into a server before its own code (`--import`), tells a file what its main thread did: the most milliseconds it
 * worked without a turn for anybody else, however much the machine had to do meanwhile, and its memory.
 */
const { LOOP_PROBE_FILE: file = '' } = process.env;
const TURN_MS = 2;
const TELL_MS = 250;

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let before = worked();
let longestMs = 0;

const turn = (): void => {
  const now = worked();
  longestMs = Math.max(longestMs, now - before);
  before = now;
  setTimeout(turn, TURN_MS).unref();
};
turn();

const tell = (): void => {
  try {
    const megabytes = process.memoryUsage.rss() / 1e6;
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), longestMs, megabytes })}\n`);
    longestMs = 0;
  } catch {
    // No descriptor is left just now; what was seen is told later.
  }
};
setInterval(tell, TELL_MS).unref();

import { appendFileSync } from 'node:fs';

/**
 * Preloaded into a server (`--import`): writes to a file the longest time for which its main thread ran without a turn
 * for others, independent of the machine's load, and its memory.
 */
const { LOOP_PROBE_FILE: file = '' } = process.env;
const TURN_MS = 2;
const REPORT_MS = 250;

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

const report = (): void => {
  try {
    const megabytes = process.memoryUsage.rss() / 1e6;
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), longestMs, megabytes })}\n`);
    longestMs = 0;
  } catch {
    // No free descriptor at present; the values are written later.
  }
};
setInterval(report, REPORT_MS).unref();

import { workerData } from 'node:worker_threads';

/** How often is looked. */
const LOOK_MS = 50;

const { maxBytes, parent } = workerData as { maxBytes: number; parent: number };

// A thread of its own, so that it sees also a process that is busy with one long piece of work.
setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);

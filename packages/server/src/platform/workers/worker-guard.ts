import { workerData } from 'node:worker_threads';

/** Interval of the memory check. */
const LOOK_MS = 50;

const { maxBytes, parent } = workerData as { maxBytes: number; parent: number };

// A separate thread, so that it also checks a process that is busy with one long task.
setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);

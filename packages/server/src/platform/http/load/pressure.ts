import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Problem } from '@portal/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { isApiCall } from '../route.ts';

const RESOLUTION_MS = 10;
const LOOK_MS = 1000;
const RETRY_AFTER_SECONDS = 10;
/** Refuses before the heap that `npm start` allows is full. */
const FULL = 0.85;

/**
 * Refuses calls while the event loop is delayed more than this, or memory is nearly full. Only V8 is asked: reading the
 * system's memory opens a file, which failed without free descriptors and ended the server. Pages and their files are
 * always answered, as in maintenance: they cost little and can explain the refusal.
 */
export const refuseUnderPressure = (app: FastifyInstance, maxDelayMs: number): void => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let isBehind = false;
  let lookedAt = performance.now();
  const look = (): void => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    const now = performance.now();
    // Without a measurement the delay is the time since the last one.
    const delayMs = Number.isNaN(delays.mean) ? now - lookedAt : delays.mean / 1e6 - RESOLUTION_MS;
    lookedAt = now;
    delays.reset();
    isBehind = delayMs > maxDelayMs || used > FULL * limit;
  };
  const timer = setInterval(look, LOOK_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isBehind || !isApiCall(request)) return;
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    throw new Problem('overloaded');
  });
};

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Scenario } from '../calls.ts';
import type { Job } from '../latency-client.ts';
import { CONNECTIONS } from './load.ts';

/** A portal and what is asked of it. */
export type Asked = { baseUrl: string; scenario: Scenario };

/** Asks for so many seconds by ten connections at once, and tells how long each answer took. */
export type Ask = (asked: Asked, seconds: number) => Promise<number[]>;

/** The asking is done in a process of its own. */
export const startClient = (): { ask: Ask; stop: () => void } => {
  const child = fork(new URL('../latency-client.ts', import.meta.url), { execArgv: [], serialization: 'advanced' });
  const ask: Ask = async ({ baseUrl, scenario }, seconds) => {
    const job: Job = { baseUrl, calls: scenario.calls, seconds, callers: CONNECTIONS };
    child.send(job);
    const [reply] = (await once(child, 'message')) as [{ latencies?: number[]; error?: string }];
    if (reply.latencies === undefined) throw new Error(reply.error);
    return reply.latencies;
  };
  return { ask, stop: () => child.disconnect() };
};

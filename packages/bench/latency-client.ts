import { Agent, request } from 'node:http';
import type { Call } from './calls.ts';

/**
 * Ten callers that each wait for an answer before they ask again, in a process of their own; answers how long each
 * answer took, in milliseconds with fractions, which the load tool rounds away.
 */
export type Job = { baseUrl: string; calls: readonly Call[]; seconds: number; callers: number };

/** Connections stay open from job to job, as a browser's do. */
const agent = new Agent({ keepAlive: true });

const once = (baseUrl: string, { method, path, headers, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(baseUrl + path, { agent, method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${path} answered ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - start)).on('error', reject);
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });

const run = async ({ baseUrl, calls, seconds, callers }: Job): Promise<number[]> => {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const call = calls[turn % calls.length];
      if (call !== undefined) latencies.push(await once(baseUrl, call));
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  return latencies;
};

process.on('message', (job: Job) => {
  run(job).then(
    (latencies) => process.send?.({ latencies }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

import autocannon from 'autocannon';
import type { Scenario } from './calls.ts';
import { median } from './median.ts';

export const CONNECTIONS = 10;

export type Load = { perSecond: number; p50: number; p99: number };
export type Compared = { name: string; ours: Load; bare: Load; ratio: number };

const load = async (baseUrl: string, { name, calls }: Scenario, seconds: number): Promise<Load> => {
  const result = await autocannon({ url: baseUrl, connections: CONNECTIONS, duration: seconds, requests: calls });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(
      `${name} at ${baseUrl}: ${result.non2xx} refused, ${result.errors} broken off, ${result.timeouts} late`,
    );
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
});

/** The portal beside the bare server, by turns, so that whatever else the machine does falls on both. */
export const compareLoad = async (
  { ours, bare }: { ours: string; bare: string },
  scenario: Scenario,
  { seconds, runs }: { seconds: number; runs: number },
): Promise<Compared> => {
  const pairs: { ours: Load; bare: Load }[] = [];
  for (const url of [ours, bare]) await load(url, scenario, 1);
  for (let run = 0; run < runs; run += 1)
    pairs.push({ ours: await load(ours, scenario, seconds), bare: await load(bare, scenario, seconds) });
  return {
    name: scenario.name,
    ours: middle(pairs.map((pair) => pair.ours)),
    bare: middle(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
  };
};

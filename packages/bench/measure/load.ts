import autocannon from 'autocannon';
import type { Scenario } from '../calls.ts';
import { median } from '../median.ts';

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

/** The shortest the load tool can do: whatever else the machine does then falls on both alike. */
const TURN_SECONDS = 1;

/** The portal beside the bare server, by turns; medians of all turns. */
export const compareLoad = async (
  { ours, bare }: { ours: string; bare: string },
  scenario: Scenario,
  seconds: number,
): Promise<Compared> => {
  const pairs: { ours: Load; bare: Load }[] = [];
  const compareOnce = async () => ({
    ours: await load(ours, scenario, TURN_SECONDS),
    bare: await load(bare, scenario, TURN_SECONDS),
  });
  await compareOnce();
  for (let turn = 0; turn < seconds / TURN_SECONDS; turn += 1) pairs.push(await compareOnce());
  return {
    name: scenario.name,
    ours: middle(pairs.map((pair) => pair.ours)),
    bare: middle(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
  };
};

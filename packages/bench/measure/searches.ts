import { send, signIn } from '../calls.ts';
import type { Person } from '../fill/people.ts';
import type { Served } from '../portal-process.ts';

/** Pairs of words from rare to frequent: in no report, in a few, in many of long ago, in a sixth of all. */
const PAIRS = [
  '엔진 부상',
  '누유 오진입',
  '엔진 12345',
  '미회수 777',
  'SSR-2026 9999',
  '조류 999',
  'SSR-2025 누유',
  'SSVR 부상',
  '난기류 부상',
  '엔진 누유',
];
const ROUNDS = 3;

/** The longest of some calls after the first, which finds nothing in memory. */
const longest = async (baseUrl: string, headers: Record<string, string>, text: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await (
      await send(baseUrl, {
        method: 'GET',
        path: `/api/esms/reports?searchText=${encodeURIComponent(text)}`,
        headers,
      })
    ).json();
    times.push(performance.now() - start);
  }
  return Math.max(...times.slice(1));
};

export type Slowest = { name: string; ms: number };

/** For each of some people the pair of words that takes longest. */
export const measureSearches = async ({ baseUrl }: Served, people: readonly Person[]): Promise<Slowest[]> => {
  const slowest: Slowest[] = [];
  for (const person of people) {
    const headers = await signIn(baseUrl, person);
    let most = { name: '', ms: 0 };
    for (const text of PAIRS) {
      const ms = await longest(baseUrl, headers, text);
      if (ms > most.ms) most = { name: `${person.what}: slowest of ${PAIRS.length} pairs of words, ${text}`, ms };
    }
    slowest.push(most);
  }
  return slowest;
};

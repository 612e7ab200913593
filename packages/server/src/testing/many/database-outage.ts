import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { until } from '#platform/until.fixture';
import type { PortalProcess } from '../running/running-portal.ts';
import type { LoadAnswer, SteadyLoad } from './steady-load.ts';

const BEFORE_MS = 5_000;

/** Longest time between two writes that were acknowledged. */
const longestGap = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? at)));

/** What was answered during an outage; `longestMs` is that of what was refused or only read. */
export type Outcome = { answers: LoadAnswer[]; refused: LoadAnswer[]; gapMs: number; longestMs: number };

/** Writes and reads during an event and for a time afterwards; returns the answers. */
export const underLoad = async (
  load: SteadyLoad,
  happen: () => Promise<unknown>,
  afterMs: number,
): Promise<Outcome> => {
  const { writes: answers, reads } = await load.during(async () => {
    await delay(BEFORE_MS);
    await happen();
    await delay(afterMs);
  });
  const acknowledged = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  const gapMs = longestGap(acknowledged.map(({ at }) => at).toSorted((one, other) => one - other));
  const longestMs = Math.max(...refused.map(({ ms }) => ms), ...reads.map(({ ms }) => ms));
  console.log(
    `acknowledged ${acknowledged.length}, refused ${refused.length}, longest gap ${Math.round(gapMs)} ms, ` +
      `longest refusal or read ${Math.round(longestMs)} ms`,
  );
  expect([...refused, ...reads].filter(({ status }) => status !== 503 && status !== 200)).toEqual([]);
  return { answers, refused, gapMs, longestMs };
};

/**
 * Repeats refused calls with their keys, like the web: afterwards every document exists once, with the answered number,
 * and no number is missing.
 */
export const expectEverythingOnce = async (
  { load, portal, database }: { load: SteadyLoad; portal: PortalProcess; database: string },
  { answers, refused }: Outcome,
): Promise<void> => {
  for (const { key } of refused) expect([key, (await load.submit(key)).status]).toEqual([key, 201]);
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ title: string; doc_no: string }>(
    'select title, doc_no from approval.document where title = any($1)',
    [answers.map(({ key }) => key)],
  );
  await client.end();
  const stored = new Map(rows.map(({ title, doc_no }) => [title, doc_no]));
  expect([rows.length, stored.size]).toEqual([answers.length, answers.length]);
  for (const { key, docNo } of answers) if (docNo !== undefined) expect([key, stored.get(key)]).toEqual([key, docNo]);
  const numbers = rows.map(({ doc_no }) => Number(/(\d+)$/.exec(doc_no)?.[1])).toSorted((one, other) => one - other);
  expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1).toBe(numbers.length);
  expect(portal.child.exitCode).toBeNull();
  const isWhole = async () => {
    const answer = await fetch(`${portal.url}/api/health/ready`);
    return answer.ok && ((await answer.json()) as { degraded?: string[] }).degraded === undefined;
  };
  await until(isWhole, { what: 'nothing is degraded any more', within: 30_000 });
};

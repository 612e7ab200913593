import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { submitNewDocument } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { type Cluster, hasPatroni, startCluster } from '#testing/running/patroni';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const WRITES_A_SECOND = 15;
const READS_A_SECOND = 25;
const BEFORE_MS = 5_000;
/** A call that is refused, or only reads, is answered within it. */
const REFUSED_WITHIN_MS = 3_500;

let folder: string;
let cluster: Cluster;
let portal: PortalProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  if (!hasPatroni()) return;
  folder = await mkdtemp(join(tmpdir(), 'portal-failover-'));
  cluster = await startCluster();
  portal = startPortalProcess(join(folder, 'data'), await freePort(), { DATABASE_URL: cluster.url });
  await portal.ready();
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
  headers = { authorization: `Bearer ${accessToken}`, auth2: idToken, 'content-type': 'application/json' };
});

afterAll(async () => {
  await portal?.stop();
  await cluster?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

type Answer = { key: string; status: number; at: number; ms: number; docNo?: string };

const leadId = async (): Promise<number> => {
  const client = new pg.Client(cluster.url);
  await client.connect();
  const { rows } = await client.query("select id from directory.employee where email = 'ops.lead@hanbit.example'");
  await client.end();
  return rows[0].id;
};

const submit = async (key: string, approver: number): Promise<Answer> => {
  const from = performance.now();
  const body = {
    title: key,
    content: '<p>전환</p>',
    category: { id: 1 },
    lines: [{ seq: 1, approvalType: 'Approve', approver: { id: approver } }],
  };
  const answer = await fetch(`${portal.url}${submitNewDocument.path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { docNo } = (await answer.json()) as { docNo?: string };
  const at = performance.now();
  return { key, status: answer.status, at, ms: at - from, ...(docNo === undefined ? {} : { docNo }) };
};

/** Longest time between two writes that were acknowledged. */
const longestGap = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? at)));

type Seen = { answers: Answer[]; refused: Answer[]; gapMs: number };

/** Writes and reads during an event and for a time afterwards; returns the answers. */
const underLoad = async (approver: number, happen: () => Promise<unknown>, afterMs: number): Promise<Seen> => {
  const writes: Promise<Answer>[] = [];
  const reads: Promise<{ status: number; ms: number }>[] = [];
  const read = async () => {
    const from = performance.now();
    const { status } = await fetch(`${portal.url}/api/me`, { headers });
    return { status, ms: performance.now() - from };
  };
  const writer = setInterval(() => writes.push(submit(randomUUID(), approver)), 1000 / WRITES_A_SECOND);
  const reader = setInterval(() => reads.push(read()), 1000 / READS_A_SECOND);
  await delay(BEFORE_MS);
  await happen();
  await delay(afterMs);
  clearInterval(writer);
  clearInterval(reader);
  const answers = await Promise.all(writes);
  const looks = await Promise.all(reads);
  const acknowledged = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  const gapMs = longestGap(acknowledged.map(({ at }) => at).toSorted((one, other) => one - other));
  const longestMs = Math.max(...refused.map(({ ms }) => ms), ...looks.map(({ ms }) => ms));
  console.log(
    `acknowledged ${acknowledged.length}, refused ${refused.length}, longest gap ${Math.round(gapMs)} ms, ` +
      `longest refusal or read ${Math.round(longestMs)} ms`,
  );
  expect([...refused, ...looks].filter(({ status }) => status !== 503 && status !== 200)).toEqual([]);
  expect(longestMs).toBeLessThan(REFUSED_WITHIN_MS);
  return { answers, refused, gapMs };
};

/**
 * Repeats refused calls with their keys, like the web: afterwards every document exists once, with the answered number,
 * and no number is missing.
 */
const expectEverythingOnce = async (approver: number, { answers, refused }: Seen): Promise<void> => {
  for (const { key } of refused) expect([key, (await submit(key, approver)).status]).toEqual([key, 201]);
  const client = new pg.Client(cluster.url);
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

test.runIf(hasPatroni())('a planned switch to the standby is over within 5 s', async () => {
  const approver = await leadId();
  const before = await cluster.primary();
  const seen = await underLoad(approver, () => cluster.switchOver(), 15_000);
  expect(await cluster.primary()).not.toBe(before);
  await expectEverythingOnce(approver, seen);
  expect(seen.gapMs).toBeLessThan(5_000);
});

test.runIf(hasPatroni())(
  'when the primary dies with its host no acknowledged write is lost or duplicated',
  async () => {
    const approver = await leadId();
    let killed: string | undefined;
    const kill = async () => {
      killed = await cluster.killPrimary();
    };
    const seen = await underLoad(approver, kill, 40_000);
    expect(await cluster.primary()).not.toBe(killed);
    await expectEverythingOnce(approver, seen);
    expect(seen.gapMs).toBeLessThan(25_000);
  },
);

test.runIf(hasPatroni())('without any standby writes continue within 15 s', async () => {
  const approver = await leadId();
  const seen = await underLoad(approver, () => cluster.killStandbys(), 25_000);
  await expectEverythingOnce(approver, seen);
  expect(seen.gapMs).toBeLessThan(15_000);
});

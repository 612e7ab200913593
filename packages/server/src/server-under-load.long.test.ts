import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ApprovalDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownWorkMs } from '#platform/html/own-work.fixture';
import { workbookOf } from '#platform/spreadsheet/workbook.fixture';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { givenDemoFolder } from '#testing/running/demo-folder';
import { endPostgres, type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const PROBE = fileURLToPath(new URL('./testing/running/loop-probe.ts', import.meta.url));
/**
 * Memory limit for everything that one person sends (rules/platform.md#limits-of-a-call). Measured with the settings of
 * `npm start`: up to 404 on a busy machine, where memory is freed later.
 */
const MOST_MEGABYTES = 450;
/** The probe reports four times a second. */
const TOLD_MS = 600;

let dataDir: string;
let portal: PortalProcess;
let captain: Record<string, string>;
let administrator: Record<string, string>;

const signIn = async (account: string): Promise<Record<string, string>> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: `${account}@hanbit.example` });
  return { authorization: `Bearer ${accessToken}`, auth2: idToken };
};

const start = async (): Promise<void> => {
  portal = startPortalProcess(
    dataDir,
    await freePort(),
    { LOOP_PROBE_FILE: join(dataDir, 'probe'), MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
    { nodeOptions: ['--max-semi-space-size=16', '--import', PROBE], descriptors: 256 },
  );
  await portal.ready();
};

beforeAll(async () => {
  // A company's server never loads the demo company, so its memory must not count.
  dataDir = await givenDemoFolder();
  await start();
  captain = await signIn('captain');
  administrator = await signIn('hr');
  await sendDraft('<p>첫 문서</p>');
});

afterAll(async () => {
  await portal.stop();
  await endPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const send = (path: string, headers: Record<string, string>, body?: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${portal.url}${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

const sendJson = (path: string, json: string) => send(path, { ...captain, 'content-type': 'application/json' }, json);

const sendDraft = (content: string) =>
  sendJson('/api/approval/docs/draft', JSON.stringify({ title: '제목', content, category: { id: 1 } }));

const givenDraft = async (content: string): Promise<number> =>
  ((await (await sendDraft(content)).json()) as ApprovalDocument).id;

const print = async (id: number): Promise<number> => {
  const answer = await send(`/api/approval/docs/${id}/download`, captain);
  await answer.arrayBuffer();
  return answer.status;
};

const importSheet = async (content: Uint8Array): Promise<number> => {
  const { body, headers } = filesBody({ name: 'a.xlsx', content: Buffer.from(content) });
  return (await send('/api/admin/vacations/2026/import', { ...administrator, ...headers }, new Uint8Array(body)))
    .status;
};

type Told = { at: number; longestMs: number; megabytes: number };

/** Measures the server's main thread while calls are sent to it. */
const watch = async (
  work: () => Promise<unknown>,
): Promise<{ longestMs: number; megabytes: number; answer: unknown }> => {
  await delay(TOLD_MS);
  const from = Date.now();
  const answer = await work();
  await delay(TOLD_MS);
  const told = readFileSync(join(dataDir, 'probe'), 'utf8').trim().split('\n');
  const during = told.map((line) => JSON.parse(line) as Told).filter(({ at }) => at > from);
  return {
    longestMs: Math.max(...during.map(({ longestMs }) => longestMs)),
    megabytes: Math.max(...during.map(({ megabytes }) => megabytes)),
    answer,
  };
};

const MOST = '<p>활주로 조류 퇴치 장비를 구매하고자 합니다.</p>'.repeat(160_000).slice(0, 4_999_990);

/**
 * The time this machine needs to read, compose and write the longest text once: about 50 ms when idle. No call may
 * block the others for twice as long.
 */
const unitMs = (): number => {
  const from = ownWorkMs();
  const bytes = Buffer.from(
    JSON.stringify({ text: (JSON.parse(JSON.stringify({ text: MOST })) as { text: string }).text.normalize('NFC') }),
  );
  if (bytes.length < MOST.length) throw new Error('nothing was written');
  return ownWorkMs() - from;
};

let longestId: number | undefined;
/** Submits the longest memo once. */
const givenLongest = async (): Promise<number> => {
  longestId ??= await givenDraft(MOST);
  return longestId;
};

const keys = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
const spans = `<table><tr><td colspan="100" rowspan="999">칸</td></tr>${'<tr></tr>'.repeat(998)}</table>`;
const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
const many = Array.from({ length: 300_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join(
  '',
);
const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

const worst: [string, () => Promise<unknown>, unknown][] = [
  [
    'a body of 500,000 unknown keys',
    async () => (await sendJson('/api/approval/docs/draft', keys(500_000))).status,
    400,
  ],
  [
    'a body of as many keys as are read',
    async () => (await sendJson('/api/approval/docs/draft', keys(19_990))).status,
    400,
  ],
  [
    'a letter with half a million marks',
    async () => (await sendDraft(`<p>a${'\u0301\u0316'.repeat(300_000)}</p>`)).status,
    201,
  ],
  ['sixty tables of 100 by 999', async () => (await sendDraft(spans.repeat(60))).status, 422],
  ['a memo of 5,000,000 characters', givenLongest, expect.any(Number)],
  ['five of them at once', () => statusesOf(Array.from({ length: 5 }, () => sendDraft(MOST))), Array(5).fill(201)],
  [
    '5,000,000 characters that show nothing',
    async () => (await sendDraft('<p>&nbsp;</p>'.repeat(350_000))).status,
    201,
  ],
  ['tags that are none', async () => (await sendDraft('<'.repeat(5_000_000))).status, 413],
  ['a PDF of 100,000 lines', async () => print(await givenDraft('<p>한 줄</p>'.repeat(100_000))), expect.anything()],
  [
    'three PDFs of the longest memo, one more than are made at once',
    async () => {
      const id = await givenLongest();
      return Promise.all([1, 2, 3].map(() => print(id)));
    },
    expect.anything(),
  ],
  ['a sheet with a cell at its far end', () => importSheet(workbookOf(far)), 413],
  ['a sheet of 300,000 rows', () => importSheet(workbookOf(many)), 413],
];

test.each(worst)('%s blocks no other calls', async (_what, work, expected) => {
  const before = 2 * unitMs();
  const { longestMs, megabytes, answer } = await watch(work);
  expect(answer).toEqual(expected);
  // The load of the machine may change meanwhile.
  const allowed = longestMs < before ? before : 2 * unitMs();
  expect(longestMs).toBeLessThan(allowed);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
});

test('PDFs of aborted calls do not delay the next one', async () => {
  const long = await givenDraft('<p>활주로 조류 퇴치 장비를 구매하고자 합니다.</p>'.repeat(12_000));
  const short = await givenDraft('<p>짧은 문서</p>');
  const gone = new AbortController();
  const left = Array.from({ length: 12 }, () =>
    fetch(`${portal.url}/api/approval/docs/${long}/download`, {
      method: 'POST',
      headers: captain,
      signal: gone.signal,
    }).catch(() => 'left'),
  );
  await delay(200);
  gone.abort();
  expect((await Promise.all(left)).filter((answer) => answer === 'left').length).toBeGreaterThanOrEqual(10);
  const from = performance.now();
  expect(await print(short)).toBe(200);
  const alone = performance.now();
  expect(await print(long)).toBe(200);
  // Two of them would take longer than one, twelve much longer; ended processes are restarted meanwhile.
  expect(alone - from).toBeLessThan(2 * (performance.now() - alone) + 3_500);
});

test('without free descriptors calls are refused, and the server keeps running', async () => {
  const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(portal.url).port), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined);
  await delay(3_000);
  expect(portal.child.exitCode).toBeNull();
  for (const socket of sockets) socket.destroy();
  const isBack = () =>
    fetch(`${portal.url}/api/me`, { headers: captain }).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isBack, { what: 'calls are answered again' });
  expect(portal.child.exitCode).toBeNull();
});

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Drive, listDrives, uploadDocument } from '@portal/contract/documents';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualPages, manualPdf } from '#platform/extraction/manual-sample.fixture';
import { until } from '#platform/until.fixture';
import { generalBody, uploadOf } from '#testing/documents/given-upload';
import { freePort } from '#testing/free-port';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { type PortalProcess, peakMegabytes, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const DOCUMENTS = 20;
const PAGES = 40;
const WITHIN_MS = 120_000;
const MOST_MEGABYTES = { web: 300, worker: 400 };

let folder: string;
let demo: DemoDatabase;
let client: pg.Client;
let portals: PortalProcess[];

const start = async (name: string, roles: string): Promise<PortalProcess> => {
  const dataDir = join(folder, name);
  await cp(demo.keys, join(dataDir, 'keys'), { recursive: true });
  const settings = { DATABASE_URL: demo.url, FILE_STORE: demo.files, ROLES: roles };
  const portal = startPortalProcess(dataDir, await freePort(), settings);
  await portal.ready();
  portals.push(portal);
  return portal;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-workers-'));
  demo = await givenDemoDatabase();
  client = new pg.Client(demo.url);
  await client.connect();
  portals = [];
});

afterAll(async () => {
  for (const portal of portals) await portal.stop();
  await client.end();
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const upload = async (web: PortalProcess): Promise<void> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: web.url, email: 'admin@hanbit.example' });
  const tokens = { authorization: `Bearer ${accessToken}`, auth2: idToken };
  const drives = (await (await fetch(`${web.url}${listDrives.path}`, { headers: tokens })).json()) as Drive[];
  const general = drives.find(({ departmentId }) => departmentId === null);
  const content = manualPdf(manualPages(PAGES));
  for (let number = 1; number <= DOCUMENTS; number += 1) {
    const { body, headers } = uploadOf(generalBody({ title: `추출 ${number}` }), { name: `${number}.pdf`, content });
    const address = `${web.url}${uploadDocument.path.replace(':id', String(general?.id))}`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...tokens, ...headers },
      body: new Uint8Array(body),
    });
    expect([number, answer.status]).toEqual([number, 201]);
  }
};

const ours = "from documents.document d join documents.revision r on r.document_id = d.id where d.title like '추출 %'";
const inState = async (state: string): Promise<number> =>
  (await client.query(`select 1 ${ours} and r.content_state = $1`, [state])).rowCount ?? 0;

test('a worker that is killed in the midst of texts leaves them to another, which takes each out once within 120 s', async () => {
  const web = await start('web', 'web');
  await upload(web);
  expect(await inState('pending')).toBe(DOCUMENTS);
  const first = await start('first', 'worker');
  const isAtWork = async () =>
    ((await client.query("select 1 from jobs.job where name like 'extract-text%' and state = 'active'")).rowCount ??
      0) > 0;
  await until(isAtWork, { what: 'the first worker takes a text out', within: 60_000, every: 5 });
  await first.kill();
  const from = performance.now();
  expect(await inState('pending')).toBeGreaterThan(DOCUMENTS / 2);
  const second = await start('second', 'worker');
  await until(async () => (await inState('done')) === DOCUMENTS, { what: 'all texts are out', within: WITHIN_MS });
  console.log(`${DOCUMENTS} texts are out ${Math.round((performance.now() - from) / 100) / 10} s after the kill`);
  const { rows } = await client.query<{ passages: number; pages: number }>(
    `select count(*)::int as passages, count(distinct p.page)::int as pages
     from documents.passage p join documents.document d on d.id = p.document_id
     where d.title like '추출 %' group by d.id`,
  );
  expect(rows).toHaveLength(DOCUMENTS);
  // A text taken out twice would have more passages than the others.
  expect(new Set(rows.map(({ passages }) => passages)).size).toBe(1);
  expect(rows[0]?.pages).toBe(PAGES);
  const [webPeak, workerPeak] = [peakMegabytes(web), peakMegabytes(second)];
  console.log(`the web process had ${webPeak} MB at most, the worker ${workerPeak} MB`);
  expect(webPeak).toBeLessThan(MOST_MEGABYTES.web);
  expect(workerPeak).toBeLessThan(MOST_MEGABYTES.worker);
});

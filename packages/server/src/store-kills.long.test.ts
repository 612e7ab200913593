import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDraft } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { filesBelow, letNextStartSweep, untilTextsAreOut } from '#testing/traces';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const FAULTS = fileURLToPath(new URL('./platform/files/faulty-disk.fixture.ts', import.meta.url));

let folder: string;
let demo: DemoDatabase;
let store: string;
let port: number;
let database: pg.Client;
let portal: PortalProcess;
let headers: Record<string, string>;

const start = async (): Promise<void> => {
  const settings = { DATABASE_URL: demo.url, FILE_STORE: store, FAULT: join(folder, 'fault') };
  portal = startPortalProcess(join(folder, 'data'), port, settings, { nodeOptions: ['--import', FAULTS] });
  await portal.ready();
  await untilTextsAreOut(database);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-store-'));
  demo = await givenDemoDatabase();
  store = demo.files;
  port = await freePort();
  database = new pg.Client(demo.url);
  await database.connect();
  await start();
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
  headers = { authorization: `Bearer ${accessToken}`, auth2: idToken };
});

afterAll(async () => {
  await database.end();
  await portal.stop();
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (fault: string) => writeFile(join(folder, 'fault'), fault);

const call = (method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> => {
  const payload = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
  return fetch(`${portal.url}${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}), ...more },
    ...(body ? { body: payload } : {}),
  });
};

const draft = async (): Promise<number> => {
  const body = { title: '첨부', content: '<p>첨부</p>', category: { id: 1 }, lines: [] };
  return ((await (await call('POST', createDraft.path, body)).json()) as { id: number }).id;
};

const upload = (id: number, content: string): Promise<Response> => {
  const { body, headers: type } = filesBody({ name: 'a.txt', content });
  return call('POST', `/api/approval/docs/${id}/files`, body, type);
};

const contentsOnDisk = async (): Promise<string[]> =>
  (await filesBelow(store)).map((path) => path.split('/').at(-1) ?? '').toSorted();

const contentsNamed = async (): Promise<string[]> => {
  const { rows } = await database.query<{ sha256: string }>('select sha256 from platform.stored_file order by 1');
  return rows.map(({ sha256 }) => sha256);
};

const expectNothingLeft = async (): Promise<void> => {
  const isSwept = async () => (await contentsOnDisk()).length <= (await contentsNamed()).length;
  await until(isSwept, { what: 'the store is swept' });
  expect(await contentsOnDisk()).toEqual(await contentsNamed());
};

const dies = async (work: Promise<unknown>): Promise<void> => {
  await expect(work).rejects.toThrow();
  await ask('');
  await until(() => portal.child.signalCode !== null, { what: 'the portal is killed' });
  expect(portal.child.signalCode).toBe('SIGKILL');
  // A backup made now needs these.
  expect(await contentsOnDisk()).toEqual(expect.arrayContaining(await contentsNamed()));
  await letNextStartSweep(database);
  await start();
};

test.each(['before removal', 'after removal'])(
  'a kill %s of a content leaves no row without bytes and, after the next start, no unreferenced bytes',
  async (instant) => {
    const id = await draft();
    const [file] = (await (await upload(id, instant)).json()) as { id: number }[];
    await upload(id, `${instant}, stays`);
    await ask(instant);
    await dies(call('DELETE', `/api/approval/docs/${id}/files/${file?.id}`));
    await expectNothingLeft();
  },
);

test.each(['before placing', 'after placing'])(
  'a kill %s a content leaves nothing after the next start',
  async (instant) => {
    const id = await draft();
    await ask(instant);
    await dies(upload(id, instant));
    await expectNothingLeft();
    expect((await upload(id, instant)).status).toBe(201);
  },
);

test('while the disk is full uploads answer 503 with a message, logged once, readiness reports it, and all recovers', async () => {
  const id = await draft();
  await ask('full');
  for (let time = 0; time < 3; time += 1) {
    const answer = await upload(id, 'zu viel');
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'storage-unavailable', Message: '지금은 저장 공간을 쓸 수 없습니다. 잠시 뒤 다시 시도해 주세요.' },
    ]);
  }
  const degraded = async () => {
    const answer = await fetch(`${portal.url}/api/health/ready`);
    return [answer.status, ((await answer.json()) as { degraded?: string[] }).degraded];
  };
  const isDegraded = async () => (await degraded())[1] !== undefined;
  await until(isDegraded, { what: 'readiness tells of the full disk' });
  expect(await degraded()).toEqual([200, ['file-store']]);
  await ask('');
  await until(async () => !(await isDegraded()), { what: 'readiness tells that there is room' });
  expect((await upload(id, 'zu viel')).status).toBe(201);
  const told = (text: string) =>
    portal
      .output()
      .split('\n')
      .filter((line) => line.includes(text)).length;
  expect([told('the file store does not work'), told('the file store cannot be written')]).toEqual([1, 1]);
  await expectNothingLeft();
});

import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDraft } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPath } from '#platform/files/file-store';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { hasCeph, startCeph } from '#testing/running/ceph';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { bucketSettings, givenBucket, type ObjectStoreEngine } from '#testing/running/object-store-engine';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const PORTAL = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));

type Said = { code: number; said: string };

/** A portal whose files are moved between a folder and a bucket of Ceph by the commands that an operator types. */
describe.runIf(hasCeph())('a bucket of Ceph', () => {
  let folder: string;
  let ceph: ObjectStoreEngine;
  let demo: DemoDatabase;
  let portal: PortalProcess;
  let settings: Record<string, string>;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
    [ceph, demo] = await Promise.all([startCeph(), givenDemoDatabase()]);
    const place = await givenBucket(ceph.access, 'portal-moved', { isVersioned: true });
    const { FILE_STORE = '', ...access } = bucketSettings(place);
    address = FILE_STORE;
    settings = { DATABASE_URL: demo.url, FILE_STORE: demo.files, ...access };
    portal = await startPortal();
  });

  afterAll(async () => {
    await portal?.stop();
    await demo?.close();
    await ceph?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const startPortal = async (): Promise<PortalProcess> => {
    const started = startPortalProcess(join(folder, 'data'), await freePort(), settings);
    await started.ready();
    return started;
  };

  const run = (...args: string[]): Promise<Said> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...settings };
      execFile(process.execPath, [PORTAL, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
      );
    });

  const ask = async <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: demo.url });
    await client.connect();
    const { rows } = await client.query<Row>(statement, values);
    await client.end();
    return rows;
  };

  const signIn = async (): Promise<Record<string, string>> => {
    const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
    return { authorization: `Bearer ${accessToken}`, auth2: idToken };
  };

  /** Attaches a file to a new draft; answers where it is downloaded. */
  const upload = async (content: string): Promise<string> => {
    const headers = await signIn();
    const draft = await fetch(`${portal.url}${createDraft.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '이동', content: '<p>이동</p>', category: { id: 1 }, lines: [] }),
    });
    const { id } = (await draft.json()) as { id: number };
    const { body, headers: type } = filesBody({ name: 'a.txt', content });
    const path = `/api/approval/docs/${id}/files`;
    const answer = await fetch(`${portal.url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: new Uint8Array(body),
    });
    if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
    const [file] = (await answer.json()) as { id: number }[];
    return `${path}/${file?.id}`;
  };

  const download = async (path: string): Promise<string> =>
    (await fetch(`${portal.url}${path}/download`, { method: 'POST', headers: await signIn() })).text();

  test('files move into it while the portal serves, and a server that starts with either setting finds them', async () => {
    const before = await upload('before the move');
    const { code, said } = await run('move-files', address);
    expect([code, said]).toEqual([0, expect.stringContaining(`The files are in ${address} now: `)]);
    const after = await upload('after the move');
    expect([await download(before), await download(after)]).toEqual(['before the move', 'after the move']);
    expect(await run('check-files', '--digests')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Every one has its bytes.'),
    });
    expect(await run('move-files', address)).toMatchObject({ code: 1, said: expect.stringContaining('already') });
    await portal.stop();
    settings = { ...settings, FILE_STORE: address };
    portal = await startPortal();
    expect([await download(before), await download(after)]).toEqual(['before the move', 'after the move']);
  });

  test('after a restore of the database what was removed meanwhile is brought back from older versions', async () => {
    const path = await upload('removed after the backup');
    const [file] = await ask<{ sha256: string; size: number }>(
      `select sha256, size from platform.stored_file where sha256 = encode(sha256('removed after the backup'), 'hex')`,
    );
    const gone = await fetch(`${portal.url}${path}`, { method: 'DELETE', headers: await signIn() });
    expect(gone.status).toBe(204);
    expect(await ask('select from platform.stored_file where sha256 = $1', [file?.sha256])).toEqual([]);
    // The database as of before: it names a content that the bucket holds as an older version only, and one that it never held.
    const never = 'f'.repeat(64);
    await ask('insert into platform.stored_file (sha256, size) values ($1, $2), ($3, 1)', [
      file?.sha256,
      file?.size,
      never,
    ]);
    const first = await run('check-files');
    expect(first).toMatchObject({ code: 1, said: expect.stringContaining('1 were brought back from older versions.') });
    expect(first.said).toContain('1 contents are missing (1) or damaged (0)');
    await ask('delete from platform.stored_file where sha256 = $1', [never]);
    expect(await run('check-files', '--digests')).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 were brought back'),
    });
  });

  test('files move back into a folder, every one with its bytes', async () => {
    const path = await upload('on the way back');
    const target = join(folder, 'files');
    expect(await run('move-files', target)).toMatchObject({ code: 0 });
    expect(await download(path)).toBe('on the way back');
    settings = { ...settings, FILE_STORE: target };
    expect(await run('check-files', '--digests')).toMatchObject({ code: 0 });
    const [any] = await ask<{ sha256: string }>('select sha256 from platform.stored_file order by random() limit 1');
    await cp(contentPath(target, any?.sha256 ?? ''), join(folder, 'copy'));
    await portal.stop();
    portal = await startPortal();
    expect(await download(path)).toBe('on the way back');
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDraft } from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { type ArchivedPostgres, hasArchivedPostgres, startArchivedPostgres } from '#testing/running/archived-postgres';
import { hasCeph, startCeph } from '#testing/running/ceph';
import { bucketSettings, givenBucket, type ObjectStoreEngine } from '#testing/running/object-store-engine';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const PORTAL = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));
const run = promisify(execFile);

describe.runIf(hasArchivedPostgres() && hasCeph())('a database in pgBackRest and files in a versioned bucket', () => {
  let folder: string;
  let ceph: ObjectStoreEngine;
  let postgres: ArchivedPostgres;
  let portal: PortalProcess;
  let settings: Record<string, string>;
  let tokens: Record<string, string>;

  const startPortal = async (): Promise<void> => {
    portal = startPortalProcess(join(folder, 'data'), await freePort(), settings);
    await portal.ready();
    const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
    tokens = { authorization: `Bearer ${accessToken}`, auth2: idToken };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-moment-'));
    [ceph, postgres] = await Promise.all([startCeph(), startArchivedPostgres()]);
    const place = await givenBucket(ceph.access, 'portal-files', { isVersioned: true });
    settings = { DATABASE_URL: postgres.url, ...bucketSettings(place) };
    await startPortal();
  });

  afterAll(async () => {
    await portal?.stop();
    await postgres?.close();
    await ceph?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const giveDraft = async (): Promise<number> => {
    const answer = await fetch(`${portal.url}${createDraft.path}`, {
      method: 'POST',
      headers: { ...tokens, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '복구', content: '<p>복구</p>', category: { id: 1 }, lines: [] }),
    });
    return ((await answer.json()) as { id: number }).id;
  };

  /** Attaches a file to a draft; returns its path. */
  const upload = async (draft: number, content: string): Promise<string> => {
    const { body, headers } = filesBody({ name: 'a.txt', content });
    const path = `/api/approval/docs/${draft}/files`;
    const init = { method: 'POST', headers: { ...tokens, ...headers }, body: new Uint8Array(body) };
    const answer = await fetch(`${portal.url}${path}`, init);
    expect(answer.status).toBe(201);
    const files = (await answer.json()) as { id: number }[];
    return `${path}/${files.at(-1)?.id}`;
  };

  const remove = async (path: string): Promise<void> => {
    expect((await fetch(`${portal.url}${path}`, { method: 'DELETE', headers: tokens })).status).toBe(204);
  };

  const download = async (path: string): Promise<[status: number, text: string]> => {
    const answer = await fetch(`${portal.url}${path}/download`, { method: 'POST', headers: tokens });
    const text = await answer.text();
    return [answer.status, answer.ok ? text : ''];
  };

  test('are restored to a moment: what was removed since is back, what came since is absent', async () => {
    const draft = await giveDraft();
    const kept = await upload(draft, 'kept');
    await postgres.backUp();
    const removed = await upload(draft, 'uploaded after the backup, removed after the moment');
    const moment = await postgres.moment();
    await remove(removed);
    const later = await upload(draft, 'uploaded after the moment');
    const laterDraft = await giveDraft();
    expect(await download(removed)).toEqual([404, '']);
    await portal.stop();

    const from = performance.now();
    await postgres.restoreTo(moment);
    const env = { ...process.env, ...settings, DATA_DIR: join(folder, 'data'), DEMO: 'on' };
    const { stdout } = await run(process.execPath, [PORTAL, 'check-files', '--digests'], { env });
    expect(stdout).toContain('1 were brought back from older versions.');
    await startPortal();
    console.log(`restored to the moment, with its files, in ${Math.round((performance.now() - from) / 1000)} s`);

    expect(await download(kept)).toEqual([200, 'kept']);
    expect(await download(removed)).toEqual([200, 'uploaded after the backup, removed after the moment']);
    expect(await download(later)).toEqual([404, '']);
    const answer = await fetch(`${portal.url}/api/approval/docs/${laterDraft}`, { headers: tokens });
    expect(answer.status).toBe(404);
    const next = await upload(draft, 'uploaded after the restore');
    expect(await download(next)).toEqual([200, 'uploaded after the restore']);
  });
});

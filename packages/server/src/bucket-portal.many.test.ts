import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDraft } from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { employeeId, givenLoad, p99, type Seen, type SteadyLoad } from '#testing/many/steady-load';
import { filesBody } from '#testing/multipart';
import { hasCeph, startCeph } from '#testing/running/ceph';
import { bucketSettings, givenBucket, type ObjectStoreEngine } from '#testing/running/object-store-engine';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { hasSwift, startSwift } from '#testing/running/swift';
import { givenEmptyDatabase } from '#testing/test-database';

const PORTAL = fileURLToPath(new URL('./cli/portal.ts', import.meta.url));
const run = promisify(execFile);

const engines = [
  { name: 'Ceph', has: hasCeph, start: () => startCeph() },
  { name: 'Swift', has: hasSwift, start: () => startSwift() },
];

const PHASE_MS = 10_000;
const REFUSED_WITHIN_MS = 3_000;
const UPLOADS_IN_OUTAGE = 8;
/** Other work on the machine may delay a call by this. */
const NOISE_MS = 100;

for (const { name, has, start } of engines)
  describe.runIf(has())(`a portal on ${name}`, () => {
    let folder: string;
    let settings: Record<string, string>;
    let engine: ObjectStoreEngine;
    let portal: PortalProcess;
    let load: SteadyLoad;
    let draft: number;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portal-bucket-'));
      const database = (await givenEmptyDatabase()).url;
      engine = await start();
      const place = await givenBucket(engine.access, 'portal-files');
      settings = { DATABASE_URL: database, ...bucketSettings(place) };
      portal = startPortalProcess(join(folder, 'data'), await freePort(), settings);
      await portal.ready();
      load = await givenLoad(portal.url, await employeeId(database, 'ops.lead@hanbit.example'));
      const body = JSON.stringify({ title: '첨부', content: '<p>첨부</p>', category: { id: 1 }, lines: [] });
      const answer = await fetch(`${portal.url}${createDraft.path}`, { method: 'POST', headers: load.headers, body });
      draft = ((await answer.json()) as { id: number }).id;
    });

    afterAll(async () => {
      await portal?.stop();
      await engine?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const upload = async (content: string): Promise<{ status: number; ms: number }> => {
      const { body, headers } = filesBody({ name: 'a.txt', content });
      const { 'content-type': _json, ...tokens } = load.headers;
      const from = performance.now();
      const answer = await fetch(`${portal.url}/api/approval/docs/${draft}/files`, {
        method: 'POST',
        headers: { ...tokens, ...headers },
        body: new Uint8Array(body),
      });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - from };
    };

    const uploadsWork = (content: string) =>
      until(async () => (await upload(content)).status === 201, { what: 'an upload is accepted', within: 60_000 });

    const expectNoneFailed = ({ writes, reads }: Seen): void => {
      expect(writes.filter(({ status }) => status !== 201)).toEqual([]);
      expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    };

    const outages = [
      { how: 'is suspended', begin: () => engine.freeze(), end: () => engine.thaw() },
      { how: 'is killed', begin: () => engine.kill(), end: () => engine.restart() },
    ];

    test.each(outages)('while the store $how uploads are refused in time, and acts take no longer', async (outage) => {
      await uploadsWork(`before the store ${outage.how}`);
      const before = await load.during(() => delay(PHASE_MS));
      expectNoneFailed(before);
      await outage.begin();
      const refused: { status: number; ms: number }[] = [];
      const during = await load.during(async () => {
        const end = performance.now() + PHASE_MS;
        for (let number = 0; number < UPLOADS_IN_OUTAGE; number += 1)
          refused.push(await upload(`while the store ${outage.how}, ${number}`));
        await delay(Math.max(0, end - performance.now()));
      });
      expect((await fetch(`${portal.url}/api/health/ready`)).status).toBe(200);
      await outage.end();
      await uploadsWork(`after the store ${outage.how}`);
      const after = await load.during(() => delay(PHASE_MS));
      const [was, is, afterwards] = [p99(before.writes), p99(during.writes), p99(after.writes)];
      const longestMs = Math.max(...refused.map(({ ms }) => ms));
      console.log(
        `${name} ${outage.how}: uploads refused within ${Math.round(longestMs)} ms; p99 of acts ` +
          `${Math.round(was)} ms before, ${Math.round(is)} ms meanwhile, ${Math.round(afterwards)} ms after`,
      );
      expectNoneFailed(during);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(longestMs).toBeLessThan(REFUSED_WITHIN_MS);
      expect(is).toBeLessThan(1.3 * Math.max(was, afterwards) + NOISE_MS);
    });

    test('afterwards no row lacks its bytes', async () => {
      const env = { ...process.env, ...settings, DATA_DIR: join(folder, 'command'), DEMO: 'on' };
      const { stdout } = await run(process.execPath, [PORTAL, 'check-files', '--digests'], { env });
      expect(stdout).toContain('Every one has its bytes.');
    });
  });

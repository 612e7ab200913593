import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '#platform/files/file-store';
import { startJobs } from '#platform/run-jobs';
import { until } from '#platform/until.fixture';
import { createWorkers } from '#platform/workers/worker-pool';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { givenRevision } from '#testing/documents/given-revision';
import { createTestApp, type TestApp } from '#testing/test-app';
import { documentJobs } from './extract-content.ts';

const TEXTS = 200;
const FEWEST_A_SECOND = 20;

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

test(`at least ${FEWEST_A_SECOND} small pending texts are extracted per second`, async () => {
  const workers = createWorkers();
  const own = await mkdtemp(join(tmpdir(), 'portal-server-'));
  const files = await openFileStore(app.db, app.filesFolder, own);
  const kinds = documentJobs({ db: app.db, files, workers, clock: () => app.now.value, office: undefined });
  const jobs = await startJobs(
    app.serving,
    kinds.map((kind) => ({ ...kind, name: `${kind.name}-own` })),
    () => undefined,
  );
  const revisions: number[] = [];
  for (let place = 0; place < TEXTS; place += 1) {
    const text = { title: `문서 ${place}`, extension: 'txt', content: `비행 안전 ${place}`, by: center.member };
    const { revId } = await givenRevision(app, { ...text, driveId: center.general, contentState: 'pending' });
    revisions.push(revId);
  }
  await app.db.transaction().execute(async (tx) => {
    for (const revisionId of revisions) await jobs.send('extract-text-own', { revisionId }, tx);
  });
  const waiting = async (): Promise<number> =>
    (await app.pool.query("select count(*)::integer as count from documents.revision where content_state = 'pending'"))
      .rows[0].count;
  const [left, from] = [await waiting(), performance.now()];
  await until(async () => (await waiting()) === 0, { what: 'all texts are extracted', within: 60_000, every: 20 });
  const seconds = (performance.now() - from) / 1000;
  console.log(`${Math.round(left / seconds)} texts a second`);
  expect(left / seconds).toBeGreaterThan(FEWEST_A_SECOND);
  workers.close();
  await jobs.stop(1_000);
  await rm(own, { recursive: true });
}, 180_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDriveDocument, searchDocuments } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualPages, manualPdf } from '#platform/extraction/manual-sample.fixture';
import { docxOfTexts, hwpxSample, pptxSample } from '#platform/extraction/office-sample.fixture';
import { openFileStore } from '#platform/files/file-store';
import { type Jobs, startJobs } from '#platform/run-jobs';
import { until } from '#platform/until.fixture';
import { createWorkers, type Workers } from '#platform/workers/worker-pool';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { givenRevision } from '#testing/documents/given-revision';
import { generalBody, givenDocument } from '#testing/documents/given-upload';
import { createTestApp, type TestApp } from '#testing/test-app';
import { documentJobs } from './extract-content.ts';

// Generating the PDFs blocks this process, which the server takes for overload and refuses calls: they are generated
// before the server starts.
const damaged = manualPdf(manualPages(2)).subarray(0, 9_000);
const ofFourPages = manualPdf([...manualPages(3), { title: '회항 기준 부록', lines: [] }]);
const ofManyPages = manualPdf(manualPages(150));

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

type Revision = { docId: number; revId: number };

const stateOf = async ({ revId }: Revision): Promise<string | undefined> =>
  (await app.pool.query('select content_state from documents.revision where id = $1', [revId])).rows[0]?.content_state;

/** The state of a revision's text, once it was extracted. */
const settled = async (revision: Revision): Promise<string | undefined> => {
  const isKnown = async () => (await stateOf(revision)) !== 'pending';
  await until(isKnown, { what: `the text of revision ${revision.revId} is extracted` });
  return stateOf(revision);
};

const upload = async (
  title: string,
  name: string,
  content: Uint8Array | string,
  overwrite = false,
): Promise<Revision> => {
  const { id, revision } = await givenDocument(app, center.member, center.general, generalBody({ title, overwrite }), {
    name,
    content,
  });
  return { docId: id, revId: revision.id };
};

const found = async (searchText: string): Promise<[number, number | null][]> => {
  const { body } = await app.call(searchDocuments, center.everybody, { query: { searchText, searchType: 'Content' } });
  return body.items.map(({ id, page }) => [id, page]);
};

test('an uploaded file is found by its text, on its page, and one broken file does not stop the others', async () => {
  const bad = await upload('손상된 파일', 'a.pdf', damaged);
  const manual = await upload('운항 교범', 'b.pdf', ofFourPages);
  const slides = await upload('교육 자료', 'c.pptx', pptxSample());
  const korean = await upload('보안 지침', 'd.hwpx', hwpxSample());
  const notes = await upload('메모', 'e.txt', Buffer.from('bfeec7d7208c63', 'hex'));
  const states = await Promise.all([bad, manual, slides, korean, notes].map(settled));
  expect(states).toEqual(['failed', 'done', 'done', 'done', 'done']);
  expect(await found('회항 부록')).toEqual([[manual.docId, 4]]);
  expect(await found('난기류 대응')).toEqual([[slides.docId, 2]]);
  expect(await found('보안검색')).toEqual([[korean.docId, null]]);
  expect(await found('운항 똠')).toEqual([[notes.docId, null]]);
  const { body } = await app.call(getDriveDocument, center.everybody, {
    params: { id: center.general, docId: bad.docId },
  });
  expect(body.revision.contentState).toBe('failed');
}, 120_000);

test('a new revision is found by its own text, and no longer by that of the one before', async () => {
  const first = await upload('정비 일지', 'a.docx', docxOfTexts(['랜딩기어 점검']));
  expect([await settled(first), await found('랜딩기어')]).toEqual(['done', [[first.docId, null]]]);
  const second = await upload('정비 일지', 'a.docx', docxOfTexts(['엔진오일 교환']), true);
  expect(await found('랜딩기어')).toEqual([]);
  expect([await settled(second), await found('엔진오일')]).toEqual(['done', [[first.docId, null]]]);
}, 60_000);

const endless = (): Promise<never> => new Promise(() => undefined);

/** The jobs of a separate server, which can be stopped; those of a `stuck` server never end. */
const startServer = async (isStuck = false): Promise<{ jobs: Jobs; stop: (graceMs: number) => Promise<void> }> => {
  const workers = createWorkers();
  const own = await mkdtemp(join(tmpdir(), 'portal-server-'));
  const files = await openFileStore(app.db, app.filesFolder, own);
  const reading: Workers = isStuck ? { ...workers, run: endless, inTurn: endless } : workers;
  const kinds = documentJobs({
    db: app.db,
    files,
    workers: reading,
    clock: () => app.now.value,
    office: undefined,
  }).map((kind) => ({
    ...kind,
    name: `${kind.name}-own`,
    retryAfterSeconds: 0,
  }));
  const jobs = await startJobs(app.serving, kinds, () => undefined);
  return {
    jobs,
    stop: async (graceMs) => {
      workers.close();
      await jobs.stop(graceMs);
      await rm(own, { recursive: true });
    },
  };
};

const pending = (title: string, extension: string, content: Uint8Array | string, docId?: number) =>
  givenRevision(
    app,
    { driveId: center.general, title, extension, content, by: center.member, contentState: 'pending' },
    docId,
  );

test('a job that was killed while running runs again at the next start', async () => {
  const revision = await pending('큰 교범', 'pdf', ofManyPages);
  const first = await startServer(true);
  await first.jobs.send('extract-text-own', { revisionId: revision.revId });
  const begun = async (): Promise<boolean> =>
    (await app.pool.query("select from jobs.job where name = 'extract-text-own' and state = 'active'")).rowCount === 1;
  await until(begun, { what: 'the job has started', every: 10 });
  await first.stop(50);
  expect(await stateOf(revision)).toBe('pending');
  const second = await startServer();
  expect([await settled(revision), await found('150.24')]).toEqual(['done', [[revision.docId, 150]]]);
  await second.stop(10_000);
}, 120_000);

test('a job whose revision is superseded or deleted before it ends does nothing', async () => {
  const old = await pending('두 개정', 'txt', '옛글자');
  const current = await givenRevision(
    app,
    { driveId: center.general, title: '', extension: 'txt', content: '새글자', by: center.member },
    old.docId,
  );
  const gone = await pending('지운 문서', 'txt', '지운글자');
  await app.pool.query('delete from documents.document where id = $1', [gone.docId]);
  const { jobs, stop } = await startServer();
  for (const { revId } of [gone, old]) await jobs.send('extract-text-own', { revisionId: revId });
  expect([await settled(gone), await settled(old), await stateOf(current)]).toEqual([undefined, 'done', 'none']);
  await stop(10_000);
  expect([await found('옛글자'), await found('지운글자')]).toEqual([[], []]);
}, 60_000);

test('a revision that has been pending for an hour without a job is extracted by the periodic job', async () => {
  const left = await pending('남은 문서', 'txt', '남은글자');
  app.now.value = new Date(app.now.value.getTime() + 2 * 3_600_000);
  const { jobs, stop } = await startServer();
  await jobs.send('extract-texts-left-own', {});
  expect([await settled(left), await found('남은글자')]).toEqual(['done', [[left.docId, null]]]);
  await stop(10_000);
}, 60_000);

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewRevision } from '@portal/contract/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from '#platform/files/file-store';
import { createOfficeConverter } from '#platform/office/office-converter';
import { standInOffice } from '#platform/office/stand-in.fixture';
import { type Jobs, startJobs } from '#platform/run-jobs';
import { createWorkers, type Workers } from '#platform/workers/worker-pool';
import { type GivenRevision, givenGeneralDrive, givenRevision } from '#testing/documents/given-revision';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { AppServices } from '../../../app.ts';
import { documentJobs } from './extract-content.ts';

let app: TestApp;
let folder: string;
let author: TestEmployee;
let drive: number;
let workers: Workers;
let ofWorker: Jobs;
let ofWeb: Jobs;

/** A process that only answers calls, and a worker process. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-office-'));
  const office = await createOfficeConverter({ program: await standInOffice(folder), folder: join(folder, 'office') });
  const officeJobs: AppServices['officeJobs'] = { run: (...job) => ofWeb.run(...job) };
  app = await createTestApp({}, () => ({ officeJobs }));
  workers = createWorkers();
  const files = await openFileStore(app.db, app.filesFolder, folder);
  const services = { db: app.db, files, workers, clock: () => app.now.value };
  const fail = (error: unknown) => {
    throw error;
  };
  ofWorker = await startJobs(app.serving, documentJobs({ ...services, office }), fail);
  ofWeb = await startJobs(app.serving, documentJobs({ ...services, office: undefined }), fail, false);
  author = await givenEmployee(app, 'author', await givenDepartment(app, 'FO'));
  drive = await givenGeneralDrive(app, '자료실');
});

afterAll(async () => {
  await Promise.all([ofWeb.stop(1_000), ofWorker.stop(1_000)]);
  workers.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const given = (title: string, content: string): Promise<GivenRevision> =>
  givenRevision(app, { driveId: drive, title, extension: 'docx', content, by: author });

const preview = (params: GivenRevision) => app.call(previewRevision, author, { params });
const runs = async (): Promise<number> => (await readFile(join(folder, 'runs'), 'utf8')).split('\n').length - 1;

test('a worker converts a document for a process that only answers calls, once for all concurrent requests', async () => {
  const revision = await given('교범', 'by a worker');
  const answers = await Promise.all([preview(revision), preview(revision), preview(revision)]);
  for (const { status, body } of answers) expect([status, body]).toEqual([200, '%PDF-1.7 of\nby a worker']);
  expect(await runs()).toBe(1);
  expect((await preview(revision)).status).toBe(200);
  expect(await runs()).toBe(1);
}, 60_000);

test('a document that cannot be converted is refused, and not sent to a worker again', async () => {
  const revision = await given('손상', 'fail\n');
  const before = await runs();
  for (let time = 0; time < 2; time += 1)
    expect(await preview(revision)).toMatchObject({ status: 415, body: { code: 'preview-unsupported' } });
  expect(await runs()).toBe(before + 1);
}, 60_000);

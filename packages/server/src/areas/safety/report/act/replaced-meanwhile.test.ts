import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeReport, getReport, uploadReportFiles } from '@portal/contract/safety';
import { expect, test } from 'vitest';
import { holds } from '#platform/cleaning/samples/find-name.fixture';
import { MAKER, namedPicture } from '#platform/cleaning/samples/named-picture.fixture';
import { openFileStore } from '#platform/files/file-store';
import { filesBody } from '#testing/multipart';
import { givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, tokensOf } from '#testing/test-app';

test('a reader gets no server error for a file that another call replaces just before it is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-replaced-'));
  const beforeReading: (() => Promise<unknown>)[] = [];
  const app = await createTestApp({}, async ({ db }) => {
    const store = await openFileStore(db, folder, folder);
    const read: typeof store.read = async (...part) => {
      await beforeReading.pop()?.();
      return store.read(...part);
    };
    return { files: { ...store, read } };
  });
  const air = await givenAirline(app);
  const { id } = await givenReport(app, air.captain);
  const picture = { name: 'a.jpg', content: await namedPicture('jpeg') };
  await app.call(uploadReportFiles, air.captain, { params: { id }, ...filesBody(picture) });
  const turn = () =>
    app.call(changeReport, air.captain, { params: { id }, body: sampleReport({ isConfidential: true }) });
  const meanwhile: number[] = [];
  beforeReading.push(async () => meanwhile.push((await turn()).status));
  expect([(await turn()).status, meanwhile]).toEqual([200, [200]]);
  const { body } = await app.call(getReport, air.captain, { params: { id } });
  const url = `/api/esms/reports/${id}/files/${body.attachedFiles[0]?.id}/download`;
  const read = await app.app.inject({ url, headers: tokensOf(air.level[6]) });
  expect([read.statusCode, holds(read.rawPayload, MAKER)]).toEqual([200, false]);
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

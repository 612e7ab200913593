import { getReport, uploadReportFiles } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  archiveBomb,
  deepBomb,
  entityBomb,
  framesBomb,
  lyingArchiveBomb,
  pdfBomb,
  pictureBomb,
} from '#platform/cleaning/samples/bombs.fixture';
import { namedPicture } from '#platform/cleaning/samples/named-picture.fixture';
import { officeFile } from '#platform/cleaning/samples/office/package.fixture';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

let app: TestApp;
let air: Airline;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
});

afterAll(() => app.close());

const givenConfidential = (who: TestEmployee) => givenReport(app, who, { isConfidential: true });

const upload = (id: number, who: TestEmployee, name: string, content: Uint8Array) =>
  app.call(uploadReportFiles, who, { params: { id }, ...filesBody({ name, content }) });

/** A presentation that contains a picture. */
const presentationOf = (picture: Uint8Array): Uint8Array =>
  officeFile(
    [['rId1', 'officeDocument', 'ppt/presentation.xml']],
    [
      { name: 'ppt/presentation.xml', content: '<p xmlns="urn:p"/>', links: [['rId1', 'image', 'media/a.png']] },
      { name: 'ppt/media/a.png', content: picture },
    ],
  );

const heavy = [
  ['a picture of 900 megapixels', 'a.png', pictureBomb],
  ['a moving picture of 4,000 megapixels', 'a.gif', framesBomb],
  ['a presentation with such a picture', 'a.pptx', async () => presentationOf(await pictureBomb())],
  ['a PDF that unfolds to 700 MB', 'a.pdf', pdfBomb],
  ['a document that unfolds to 300 MB', 'a.docx', archiveBomb],
  ['one that says it is small', 'a.docx', lyingArchiveBomb],
  ['one with elements millions deep', 'a.docx', deepBomb],
  ['one that expands entities', 'a.docx', entityBomb],
] as const;

test.for(heavy)(
  '%s is refused without delaying other calls or exhausting the memory of the server',
  async ([, name, made]) => {
    const content = await made();
    expect(content.length).toBeLessThan(3_000_000);
    const [bombed, other] = [await givenConfidential(air.captain), await givenConfidential(air.colleague)];
    const stored = await filesBelow(app.filesFolder);
    const before = process.memoryUsage.rss();
    const photo = await namedPicture('jpeg');
    const [refused, taken] = await Promise.all([
      upload(bombed.id, air.captain, name, content),
      upload(other.id, air.colleague, 'a.jpg', photo),
    ]);
    expect(refused.body).toMatchObject({ code: 'file-not-cleanable', status: 422, errors: [{ path: name }] });
    expect(taken.status).toBe(201);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect((await app.call(getReport, air.captain, { params: { id: bombed.id } })).body.attachedFiles).toEqual([]);
    expect((await filesBelow(app.filesFolder)).filter((path) => path.includes('staging'))).toEqual([]);
    expect((await filesBelow(app.filesFolder)).length).toBeLessThanOrEqual(stored.length + 1);
  },
);

import { readdir } from 'node:fs/promises';
import { uploadDocument } from '@portal/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { generalBody, givenDocument, manualBody, plainBody, uploadOf } from '#testing/documents/given-upload';
import { samplePdf, samplePng } from '#testing/documents/sample-files';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
});

afterAll(() => app.close());

const pdf = { name: 'file.pdf', content: samplePdf() };
type File = { name: string; content: string | Uint8Array };

const send = (caller: TestEmployee, driveId: number, body: unknown, ...files: File[]) =>
  app.call(uploadDocument, caller, { params: { id: driveId }, ...uploadOf(body, ...files) });

/** Why an upload was refused: status, code, and path. */
const refusal = async (caller: TestEmployee, driveId: number, body: unknown, ...files: File[]) => {
  const answer = await send(caller, driveId, body, ...files);
  const { code, errors } = answer.body as unknown as { code: string; errors?: { path: string }[] };
  return [answer.status, code, ...(errors ?? []).map(({ path }) => path)];
};

/** The contents in the file store and in its staging folder. */
/** Includes temporary files: of uploads, and of background jobs that read texts. */
const storedPaths = async () =>
  (await readdir(app.filesFolder, { recursive: true })).filter((path) => /[0-9a-f-]{36,}$/.test(path));
const stored = async () => (await storedPaths()).filter((path) => !path.startsWith('staging')).length;

describe('an existing document', () => {
  test('is not overwritten without the flag; with it, it becomes the older revision', async () => {
    const { member, flightDrive, administrator } = center;
    const first = await givenDocument(app, member, flightDrive, plainBody({ title: 'Fuel Plan', subTitle: '첫째' }));
    const again = plainBody({
      title: 'fuel plan',
      revision: { version: '2', revisionDate: '2026-12-01', description: '개정' },
    });
    const before = await stored();
    const file = { name: 'a.pdf', content: samplePdf('other') };
    expect(await refusal(member, flightDrive, again, file)).toEqual([409, 'file-exists']);
    expect(await refusal(member, flightDrive, { ...again, overwrite: false }, file)).toEqual([409, 'file-exists']);
    expect(await stored()).toBe(before);
    app.now.value = new Date('2026-11-20T02:00:00.000Z');
    const { status, body } = await send(administrator, flightDrive, { ...again, overwrite: true }, file);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: first.id,
      docKey: first.docKey,
      title: 'Fuel Plan',
      subTitle: '첫째',
      createdDate: first.createdDate,
      creator: { id: member.id },
      more: true,
      version: 2,
      revision: {
        version: '2',
        revisionDate: '2026-12-01',
        modifiedDate: '2026-11-20T02:00:00.000Z',
        modifier: { id: administrator.id },
        department: { id: center.root },
      },
    });
    expect(body.revisions.map(({ version }) => version)).toEqual(['2', '1']);
    const third = plainBody({
      title: 'FUEL PLAN',
      subTitle: '둘째',
      overwrite: true,
      // The latest is the one uploaded last, whatever its date.
      revision: { version: '3', revisionDate: '2020-01-01', description: '개정' },
    });
    const last = await givenDocument(app, member, flightDrive, third);
    expect(last).toMatchObject({ subTitle: '둘째', revision: { version: '3' } });
  });

  test('does not conflict with another extension, another drive, or a manual of this name', async () => {
    const { member, flightDrive, general, manager, manual } = center;
    const title = '운항 교범';
    const ofManual = await givenDocument(app, manager, flightDrive, manualBody(manual));
    const plain = await givenDocument(app, member, flightDrive, plainBody({ title }));
    const picture = { name: 'a.png', content: samplePng() };
    const other = await givenDocument(app, member, flightDrive, plainBody({ title }), picture);
    const elsewhere = await givenDocument(app, member, general, generalBody({ title }));
    expect(new Set([ofManual.id, plain.id, other.id, elsewhere.id]).size).toBe(4);
  });

  test('is not needed for an upload with the flag, which then makes a new document', async () => {
    const body = plainBody({ title: '없던 것', overwrite: true });
    expect(await givenDocument(app, center.member, center.flightDrive, body)).toMatchObject({
      version: 1,
      more: false,
    });
  });

  test('has each revision number once, trimmed and ignoring case', async () => {
    const { member, flightDrive } = center;
    const said = (version: string) => ({ version, revisionDate: '2026-01-01', description: '가' });
    await givenDocument(app, member, flightDrive, plainBody({ title: '번호', revision: said('Rev. A') }));
    const again = plainBody({ title: '번호', overwrite: true, revision: said(' rev. a ') });
    const before = await stored();
    const file = { name: 'a.pdf', content: samplePdf('never seen') };
    expect(await refusal(member, flightDrive, again, file)).toEqual([409, 'version-exists']);
    expect(await stored()).toBe(before);
  });
});

describe('for a manual', () => {
  test('there is one document, with title, subtitle and department of the manual', async () => {
    const { level3, cabinDrive, cabinManual, cabin, everybody } = center;
    const { status, body } = await send(
      level3,
      cabinDrive,
      manualBody(cabinManual, { title: '객실 교범', subTitle: '' }),
      pdf,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      docType: 'AOC',
      title: '객실 교범',
      subTitle: null,
      fileName: '객실 교범.pdf',
      department: { id: cabin },
      manual: {
        id: cabinManual,
        manualType: 'Manuals',
        manualClass: 'Authorized',
        docNo: 'CCM-01',
        title: '객실 교범',
        subTitle: null,
        abbr: null,
      },
      readers: [],
      can: { title: 'not-valid', upload: true, delete: true, setReaders: true, seeReaders: true },
    });
    const second = manualBody(cabinManual, {
      revision: { version: '2', revisionDate: '2026-11-20', description: '개정' },
    });
    const next = await send(level3, cabinDrive, second, pdf);
    expect([next.status, next.body.id, next.body.more]).toEqual([201, body.id, true]);
    expect(await refusal(level3, cabinDrive, second, pdf)).toEqual([409, 'version-exists']);
    expect(await refusal(everybody, cabinDrive, second, pdf)).toEqual([403, 'no-permission']);
  });

  test('the department is that of the manual, not that of the drive', async () => {
    const { manager, flightDrive, manual, crew } = center;
    const body = manualBody(manual, { revision: { version: 'B', revisionDate: '2026-11-20', description: '가' } });
    expect(await givenDocument(app, manager, flightDrive, body)).toMatchObject({ department: { id: crew } });
  });

  test.each([
    ['another title', () => ({ title: '다른 제목' }), 'title'],
    ['another subtitle', () => ({ subTitle: '제2권' }), 'subTitle'],
    ['no manual', () => ({ manualId: null }), 'manualId'],
    ['a manual of another drive', () => ({ manualId: center.cabinManual }), 'manualId'],
    ['a manual that does not exist', () => ({ manualId: 99_999 }), 'manualId'],
  ])('%s is refused', async (_what, more, path) => {
    const body = manualBody(center.manual, {
      revision: { version: 'x', revisionDate: '2026-01-01', description: '가' },
      ...more(),
    });
    expect(await refusal(center.administrator, center.flightDrive, body, pdf)).toEqual([422, 'not-valid', path]);
  });

  test('a caller who manages no manual here is refused before the content is checked', async () => {
    const body = manualBody(center.manual, { manualId: null });
    expect(await refusal(center.level3, center.flightDrive, body, pdf)).toEqual([403, 'no-permission']);
    expect(await refusal(center.manager, center.flightDrive, body, pdf)).toEqual([422, 'not-valid', 'manualId']);
  });

  test('only a PDF is accepted', async () => {
    const body = manualBody(center.manual, {
      revision: { version: 'y', revisionDate: '2026-01-01', description: '가' },
    });
    expect(await refusal(center.manager, center.flightDrive, body, { name: 'a.png', content: samplePng() })).toEqual([
      ...[415, 'forbidden-file-type', 'a.png'],
    ]);
  });
});

import {
  createDrive,
  createManual,
  type DriveDocument,
  listDrives,
  type Manual,
  uploadDocument,
} from '@portal/contract/documents';
import { givenGrant } from '../given-administrator.ts';
import { givenDepartment, givenEmployee, type TestEmployee } from '../given-company.ts';
import { multipart } from '../multipart.ts';
import type { TestApp } from '../test-app.ts';

type App = Pick<TestApp, 'db' | 'call' | 'now'>;

/** Two departments with their drives and a general one; who administers, and who belongs where. */
export type Library = {
  root: number;
  ops: number;
  crew: number;
  opsDrive: number;
  crewDrive: number;
  general: number;
  admin: TestEmployee;
  /** Of 운항; manages the manuals assigned to them. */
  manager: TestEmployee;
  pilot: TestEmployee;
  attendant: TestEmployee;
};

const answered = <Body>({ status, body }: { status: number; body: Body }, expected: number): Body => {
  if (status !== expected) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

/** The drive of a department. */
export const driveOf = async ({ call }: Pick<App, 'call'>, caller: TestEmployee, departmentId: number) => {
  const found = (await call(listDrives, caller)).body.find((drive) => drive.departmentId === departmentId);
  if (!found) throw new Error(`no drive of department ${departmentId}`);
  return found.id;
};

export const givenLibrary = async (app: App): Promise<Library> => {
  const root = await givenDepartment(app, 'HQ');
  const ops = await givenDepartment(app, 'OP', root);
  const crew = await givenDepartment(app, 'CB', root);
  const admin = await givenEmployee(app, 'admin', root);
  await givenGrant(app, admin, 'Document', 'Level4');
  const people = {
    manager: await givenEmployee(app, 'manager', ops),
    pilot: await givenEmployee(app, 'pilot', ops),
    attendant: await givenEmployee(app, 'attendant', crew),
  };
  const { id: general } = answered(await app.call(createDrive, admin, { body: { name: '공용 자료실' } }), 201);
  const opsDrive = await driveOf(app, admin, ops);
  const crewDrive = await driveOf(app, admin, crew);
  return { root, ops, crew, opsDrive, crewDrive, general, admin, ...people };
};

let numbers = 0;

/** A body that registers a manual of 운항, with new numbers and titles each time. */
export const sampleManual = ({ ops }: Pick<Library, 'ops'>, more: object = {}) => {
  numbers += 1;
  return {
    manualType: 'Manuals',
    manualClass: 'Authorized',
    docNo: `FOM-${numbers}`,
    title: `운항규정 ${numbers}`,
    departmentId: ops,
    ...more,
  };
};

/** A manual in the drive of 운항, managed by `manager` by default. */
export const givenManual = async (
  app: App,
  library: Library,
  { driveId = library.opsDrive, ...more }: { driveId?: number; [field: string]: unknown } = {},
): Promise<Manual> => {
  const body = sampleManual(library, { managers: [{ id: library.manager.id }], ...more });
  return answered(await app.call(createManual, library.admin, { params: { id: driveId }, body }), 201);
};

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** Sends an upload like the web. */
export const upload = (
  { call }: Pick<App, 'call'>,
  caller: TestEmployee,
  driveId: number,
  { document, name, content }: { document: object; name: string; content: string },
) =>
  call(uploadDocument, caller, {
    params: { id: driveId },
    ...multipart([
      { name: 'document', content: JSON.stringify(document) },
      { name: 'files', filename: name, content },
    ]),
  });

/** No content is that of another. */
let contents = 0;
const nextContent = (): number => ++contents;

/** A plain document in a general drive, or a further revision of it. */
export const givenPlain = async (app: App, by: TestEmployee, driveId: number, title: string): Promise<DriveDocument> =>
  answered(
    await upload(app, by, driveId, {
      document: { docType: 'Normal', title, overwrite: true },
      name: `${title}.txt`,
      content: `${title} ${nextContent()}`,
    }),
    201,
  );

/** A plain document in a department's drive. */
export const givenOfDepartment = async (
  app: App,
  by: TestEmployee,
  driveId: number,
  title: string,
): Promise<DriveDocument> =>
  answered(
    await upload(app, by, driveId, {
      document: {
        docType: 'Normal',
        title,
        revision: { version: '1', revisionDate: '2026-11-01', description: '제정' },
      },
      name: `${title}.txt`,
      content: title,
    }),
    201,
  );

/** The next revision of a manual's document. */
export const givenRevision = async (
  app: App,
  by: TestEmployee,
  manual: Pick<Manual, 'id' | 'driveId'>,
  version = '1',
): Promise<DriveDocument> =>
  answered(
    await upload(app, by, manual.driveId, {
      document: {
        docType: 'AOC',
        manualId: manual.id,
        revision: { version, revisionDate: '2026-11-01', description: '개정' },
      },
      name: 'manual.pdf',
      content: PDF,
    }),
    201,
  );

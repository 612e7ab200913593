import {
  type AssignedDocument,
  addRecentDocument,
  type DocumentPerson,
  type DocumentRow,
  type Drive,
  type DriveDocument,
  type DriveRef,
  getNotice,
  listAssignedDocuments,
  listDriveDocuments,
  listDrives,
  listFavouriteDocuments,
  listRecentDocuments,
  type ManualRef,
  type PersonalDocument,
  type Reader,
  type Revision,
} from '@portal/contract/documents';
import { listMenus } from '@portal/contract/identity';
import { givenPortal, reply } from './given-portal.tsx';

const department = { id: 3, name: '운항팀', engName: 'Flight Operations' };

export const samplePerson = (id: number, name: string): DocumentPerson => ({
  id,
  name,
  engName: `Person ${id}`,
  email: `person${id}@hanbit.example`,
  position: '과장',
  department,
});

export const sampleReader = (id: number, name: string, readDate: string | null = null): Reader => ({
  ...samplePerson(id, name),
  assignedDate: '2026-11-02',
  isRead: readDate !== null,
  readDate,
  dueDate: null,
  isOverdue: false,
});

const { can: _can, ...generalRef }: Drive = {
  id: 1,
  name: '공용 양식',
  engName: null,
  departmentId: null,
  driveKey: 'general-1',
  version: 1,
  can: {},
};
const departmentRef: DriveRef = {
  id: 2,
  name: '운항팀',
  engName: 'Flight Operations',
  departmentId: 3,
  driveKey: 'department-3',
  version: 1,
};

/** A general drive and that of a department, with what the reader may do in each. */
export const sampleDrives = (general: Drive['can'] = {}, ofDepartment: Drive['can'] = {}): Drive[] => [
  { ...generalRef, can: general },
  { ...departmentRef, can: ofDepartment },
];

export const sampleRevision = (id: number, version: string, change: Partial<Revision> = {}): Revision => ({
  id,
  version,
  revisionDate: '2026-11-20',
  description: `${version}판의 내용`,
  fileName: '운항 규정.pdf',
  size: 2_097_152,
  modifiedDate: '2026-11-19T15:30:00.000Z',
  modifier: samplePerson(7, '이서연'),
  department,
  contentState: 'done',
  state: null,
  inForceFrom: null,
  inForceUntil: null,
  ...change,
});

const manual: ManualRef = {
  id: 5,
  manualType: 'Manuals',
  manualClass: 'Authorized',
  docNo: 'FOM-01',
  title: '운항 규정',
  subTitle: null,
  abbr: 'FOM',
};

/** A row of the list of the department's drive. */
export const sampleDocumentRow = (id: number, change: Partial<DocumentRow> = {}): DocumentRow => ({
  id,
  driveId: 2,
  docKey: `document-${id}`,
  docType: 'AOC',
  title: `운항 규정 ${id}`,
  subTitle: null,
  fileName: `운항 규정 ${id}.pdf`,
  createdDate: '2026-10-01T00:00:00.000Z',
  creator: samplePerson(7, '이서연'),
  department,
  manual,
  revision: sampleRevision(100 + id, '3'),
  upcoming: [],
  isRead: false,
  more: true,
  version: 4,
  progress: null,
  ...change,
});

/** A manual's document with two revisions, as it is read. */
export const sampleDriveDocument = (change: Partial<DriveDocument> = {}): DriveDocument => {
  const { progress: _progress, ...row } = sampleDocumentRow(12);
  return {
    ...row,
    drive: departmentRef,
    revisions: [
      { ...row.revision, can: { preview: true } },
      { ...sampleRevision(90, '2', { contentState: 'failed' }), can: { preview: 'old-revision' } },
    ],
    upcoming: [],
    needsConfirmation: false,
    readers: null,
    can: {},
    ...change,
  };
};

/** A row of what the reader must read. */
export const sampleAssigned = (id: number, change: Partial<AssignedDocument> = {}): AssignedDocument => {
  const { driveId, docType, title, subTitle, fileName, revision, isRead } = sampleDocumentRow(id);
  const document = { id, driveId, drive: departmentRef, docType, title, subTitle, fileName, revision, isRead };
  const due = { dueDate: null, isOverdue: false, needsConfirmation: false };
  return { ...document, assignedDate: '2026-11-02', readDate: null, ...due, ...change };
};

/** A favourite, or a document that was opened. */
export const samplePersonal = (id: number, change: Partial<PersonalDocument> = {}): PersonalDocument => {
  const { driveId, docType, title, subTitle, fileName, revision } = sampleDocumentRow(id);
  const document = { id, driveId, drive: departmentRef, docType, title, subTitle, fileName, revision };
  return { ...document, at: '2026-11-20T01:00:00.000Z', ...change };
};

type Replies = Parameters<typeof givenPortal>[1];

/** One page with all of it. */
export const pageOf = <Row>(items: Row[]) => ({ items, total: items.length, offset: 0, limit: 20 });

/** The portal at an address of the document center. */
export const givenDocuments = (path: string, replies: Replies, drives: Drive[] = sampleDrives()) =>
  givenPortal(path, [
    ...replies,
    reply(listMenus, [{ id: 4, name: 'Document', path: '/documentcenter' }]),
    reply(listDrives, drives),
    reply(listAssignedDocuments, pageOf<AssignedDocument>([])),
    reply(listDriveDocuments, pageOf<DocumentRow>([])),
    reply(getNotice, null),
    reply(listFavouriteDocuments, []),
    reply(listRecentDocuments, []),
    reply(addRecentDocument, samplePersonal(12)),
  ]);

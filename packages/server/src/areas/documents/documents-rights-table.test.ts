import { allEndpoints } from '@portal/contract/catalogue';
import type { DocumentAct, DriveDocument, RevisionAct, UploadBody } from '@portal/contract/documents';
import * as contract from '@portal/contract/documents';
import type { EndpointSpec } from '@portal/contract/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentCenter, givenDocumentCenter } from '#testing/documents/given-center';
import { generalBody, givenDocument, manualBody, plainBody, uploadOf } from '#testing/documents/given-upload';
import { samplePdf } from '#testing/documents/sample-files';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;
let creator: TestEmployee;
let modifier: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
  creator = await givenEmployee(app, 'creator', center.cabin);
  modifier = await givenEmployee(app, 'modifier', center.cabin);
});

afterAll(() => app.close());

/**
 * Roles as in rules/documents.md#rights; `above`, `below` and `everybody` are unrelated to the documents of the calls.
 */
const people = {
  S: () => center.administrator,
  M: () => center.manager,
  D: () => center.member,
  above: () => center.above,
  below: () => center.below,
  creator: () => creator,
  modifier: () => modifier,
  Level3: () => center.level3,
  everybody: () => center.everybody,
};
type Person = keyof typeof people;
const all = Object.keys(people) as Person[];

/** A plain document in the drive of flight, that of one of its manuals, and one in a general drive. */
const kinds = ['plain', 'manual', 'general'] as const;
type Kind = (typeof kinds)[number];

type Given = DriveDocument & { kind: Kind };
type Send = (document: Given, caller: TestEmployee) => Promise<{ status: number }>;

/**
 * Who may make the call, for each kind of document; `butForState` names those among them whom the state refuses (422).
 * All others are refused by role (403). A kind that is missing does not have the act.
 */
type Line = {
  send: Send;
  may: { readonly [K in Kind]?: readonly Person[] };
  butForState?: { readonly [K in Kind]?: readonly Person[] };
  act?: DocumentAct;
  revisionAct?: RevisionAct;
  isRead?: true;
  /** The document is deleted, whatever the answer. */
  isSpent?: true;
};

const sent = new Set<EndpointSpec>();
const call: TestApp['call'] = (endpoint, caller, input) => {
  sent.add(endpoint);
  return app.call(endpoint, caller, input);
};

let count = 0;
const bodyOf = (kind: Kind, more: Partial<UploadBody> = {}): UploadBody => {
  count += 1;
  const revision = { version: `v${count}`, revisionDate: '2026-11-01', description: '가' };
  if (kind === 'manual') return manualBody(center.manual, { revision, ...more });
  return kind === 'plain'
    ? plainBody({ title: `문서 ${count}`, revision, ...more })
    : generalBody({ title: `문서 ${count}`, ...more });
};
const driveOf = (kind: Kind): number => (kind === 'general' ? center.general : center.flightDrive);

const upload = (kind: Kind, caller: TestEmployee, more: Partial<UploadBody> = {}) =>
  call(contract.uploadDocument, caller, {
    params: { id: driveOf(kind) },
    ...uploadOf(bodyOf(kind, more), { name: 'a.pdf', content: samplePdf() }),
  });

/** A document with two revisions that `creator` made and `modifier` changed last. */
const given = async (kind: Kind): Promise<Given> => {
  const first = await givenDocument(app, center.administrator, driveOf(kind), bodyOf(kind));
  const more = kind === 'manual' ? {} : { title: first.title, overwrite: true };
  const { id, driveId, revision } = await givenDocument(app, center.administrator, driveOf(kind), bodyOf(kind, more));
  await app.pool.query('update documents.document set creator_id = $2 where id = $1', [id, creator.id]);
  await app.pool.query('update documents.revision set modifier_id = $2 where id = $1', [revision.id, modifier.id]);
  const { body } = await app.call(contract.getDriveDocument, center.everybody, { params: { id: driveId, docId: id } });
  return { ...body, kind };
};

const byDocument = ({ id, driveId }: DriveDocument) => ({ id: driveId, docId: id });
const byRevision = (document: DriveDocument, at: number) => ({
  ...byDocument(document),
  revId: document.revisions[at]?.id ?? 0,
});
const ofDrive = ({ driveId }: DriveDocument) => ({ id: driveId });

const anybody = { plain: all, manual: all, general: all };
/** Who may make every change of a document. */
const keepers = { plain: ['S'], manual: ['S', 'M'], general: ['S', 'creator', 'modifier'] } as const;
const whoDeleteOld = { plain: ['S', 'creator'], manual: ['S', 'M', 'creator'], general: ['S', 'creator'] } as const;

const revisionBody = (docType: contract.DocType) => {
  count += 1;
  return { docType, version: `e${count}`, revisionDate: '2026-11-02', description: '나' };
};

/** The table of rights (rules/documents.md#rights): one line for each call. */
const lines: Record<string, Line> = {
  listed: {
    may: anybody,
    isRead: true,
    send: (document, caller) => call(contract.listDriveDocuments, caller, { params: ofDrive(document) }),
  },
  record: {
    may: anybody,
    isRead: true,
    send: (document, caller) => call(contract.getDriveDocument, caller, { params: byDocument(document) }),
  },
  'place asked': {
    may: anybody,
    isRead: true,
    send: (document, caller) => call(contract.findDocumentDrive, caller, { params: { docId: document.id } }),
  },
  'existence asked': {
    may: anybody,
    isRead: true,
    send: (document, caller) =>
      call(contract.existsFile, caller, { params: ofDrive(document), query: { fileName: document.fileName } }),
  },
  'permission asked': {
    may: anybody,
    isRead: true,
    send: (document, caller) =>
      call(contract.mayCreateDocument, caller, { params: ofDrive(document), query: { docType: document.docType } }),
  },
  new: {
    may: { plain: ['S', 'D'], general: all },
    isRead: true,
    send: ({ kind }, caller) => upload(kind, caller),
  },
  'first of a manual': {
    may: { manual: ['S', 'M'] },
    isSpent: true,
    send: async (document, caller) => {
      await app.call(contract.deleteDriveDocument, center.administrator, { params: byDocument(document) });
      return upload('manual', caller);
    },
  },
  'further revision': {
    may: { plain: ['S', 'D'], manual: ['S', 'M'], general: ['S', 'creator', 'modifier'] },
    act: 'upload',
    send: ({ kind, title }, caller) => upload(kind, caller, kind === 'manual' ? {} : { title, overwrite: true }),
  },
  title: {
    may: { ...keepers, manual: [] },
    butForState: { manual: keepers.manual },
    act: 'title',
    send: (document, caller) => {
      count += 1;
      return call(contract.changeTitle, caller, { params: byDocument(document), body: { title: `제목 ${count}` } });
    },
  },
  'current revision edited': {
    may: keepers,
    revisionAct: 'edit',
    send: (document, caller) =>
      call(contract.changeRevision, caller, { params: byRevision(document, 0), body: revisionBody(document.docType) }),
  },
  'old revision edited': {
    may: keepers,
    isRead: true,
    send: (document, caller) =>
      call(contract.changeRevision, caller, { params: byRevision(document, 1), body: revisionBody(document.docType) }),
  },
  'latest revision deleted': {
    may: {},
    butForState: whoDeleteOld,
    revisionAct: 'delete',
    send: (document, caller) => call(contract.deleteRevision, caller, { params: byRevision(document, 0) }),
  },
  'old revision deleted': {
    may: whoDeleteOld,
    send: (document, caller) => call(contract.deleteRevision, caller, { params: byRevision(document, 1) }),
  },
  deleted: {
    may: keepers,
    act: 'delete',
    send: (document, caller) => call(contract.deleteDriveDocument, caller, { params: byDocument(document) }),
  },
};

const decided = ({ may, butForState }: Line, kind: Kind, person: Person): number => {
  if (may[kind]?.includes(person)) return 200;
  return butForState?.[kind]?.includes(person) ? 422 : 403;
};

/** The expected `can` before the act: true, a code if the state forbids it, undefined if the role does. */
const told = (expected: number): string => ({ 200: 'boolean', 422: 'string' })[expected] ?? 'undefined';

const hasPart = ({ may, butForState }: Line, kind: Kind): boolean =>
  may[kind] !== undefined || butForState?.[kind] !== undefined;

test.each(kinds)('with a %s document every role may do exactly what the table says, and `can` agrees', async (kind) => {
  let document: Given | undefined;
  for (const [name, line] of Object.entries(lines).filter(([, each]) => hasPart(each, kind)))
    for (const person of all) {
      const caller = people[person]();
      document ??= await given(kind);
      const shown = `${name} by ${person}`;
      const expected = decided(line, kind, person);
      const seen = (await app.call(contract.getDriveDocument, caller, { params: byDocument(document) })).body;
      if (line.act) expect([shown, typeof seen.can[line.act]]).toEqual([shown, told(expected)]);
      if (line.revisionAct)
        expect([shown, typeof seen.revisions[0]?.can[line.revisionAct]]).toEqual([shown, told(expected)]);
      const { status } = await line.send(document, caller);
      expect([shown, status < 300 ? 200 : status]).toEqual([shown, expected]);
      // A manual can have only one document, so a changed one is deleted before the next is made.
      if (line.isSpent || (expected === 200 && !line.isRead)) {
        await app.pool.query('delete from documents.document where manual_id is not null');
        document = undefined;
      }
    }
});

/** Calls whose rights are tested elsewhere. */
const notYet =
  /^\/api\/drives(\/:id)?$|\/(notice|manuals|managers|assigned-[a-z]+|readers|reader-rule|reading-[a-z]+|read|download|preview)\b|^\/api\/drives\/documents$/;

test('the table lists every call of the area', () => {
  const ofArea = allEndpoints.filter(({ path }) => path.startsWith('/api/drives') && !notYet.test(path));
  const missing = ofArea.filter((endpoint) => !sent.has(endpoint)).map(({ method, path }) => `${method} ${path}`);
  expect(missing).toEqual([]);
});

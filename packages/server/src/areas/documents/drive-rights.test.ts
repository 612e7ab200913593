import { allEndpoints } from '@portal/contract/catalogue';
import * as contract from '@portal/contract/documents';
import type { EndpointSpec } from '@portal/contract/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DocumentCenter,
  givenDocumentCenter,
  givenGeneralDrive,
  givenManual,
} from '#testing/documents/given-center';
import { generalBody, givenDocument, manualBody, plainBody } from '#testing/documents/given-upload';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let center: DocumentCenter;
const documents: Record<Kind, contract.DriveDocument> = Object.create(null);

/** A plain document in the drive of flight, that of one of its manuals, and one in a general drive. */
const kinds = ['plain', 'manual', 'general'] as const;
type Kind = (typeof kinds)[number];

beforeAll(async () => {
  app = await createTestApp();
  center = await givenDocumentCenter(app);
  const { administrator, flightDrive, general, manual } = center;
  documents.plain = await givenDocument(app, administrator, flightDrive, plainBody());
  documents.manual = await givenDocument(app, administrator, flightDrive, manualBody(manual));
  documents.general = await givenDocument(app, center.everybody, general, generalBody());
});

afterAll(() => app.close());

/**
 * Roles as in rules/documents.md#rights; Level3 manages a manual elsewhere, `everybody` made the document of the
 * general drive.
 */
const people = {
  S: () => center.administrator,
  M: () => center.manager,
  D: () => center.member,
  above: () => center.above,
  below: () => center.below,
  Level3: () => center.level3,
  everybody: () => center.everybody,
};
type Person = keyof typeof people;
const all = Object.keys(people) as Person[];

const sent = new Set<EndpointSpec>();
const call: TestApp['call'] = (endpoint, caller, input) => {
  sent.add(endpoint);
  return app.call(endpoint, caller, input);
};

let count = 0;
const fresh = (): string => {
  count += 1;
  return `이름 ${count}`;
};

type Answer = Promise<{ status: number; body: unknown }>;
type Line = { may: readonly Person[]; send: (caller: TestEmployee) => Answer };

const byDocument = (kind: Kind) => ({ id: documents[kind].driveId, docId: documents[kind].id });
const setReaders = (kind: Kind, may: readonly Person[]): Line => ({
  may,
  send: (caller) => call(contract.setReaders, caller, { params: byDocument(kind), body: [center.member.id] }),
});
const notices = (driveId: () => number, may: readonly Person[]): Record<string, Line> => ({
  saved: {
    may,
    send: (caller) =>
      call(contract.saveNotice, caller, { params: { id: driveId() }, body: { title: '공지', content: '내용' } }),
  },
  deleted: {
    may,
    send: async (caller) => {
      const params = { id: driveId() };
      await app.call(contract.saveNotice, center.administrator, { params, body: { title: '공지', content: '내용' } });
      return call(contract.deleteNotice, caller, { params });
    },
  },
});
const ofKinds = (name: string, line: (kind: Kind) => Line): [string, Line][] =>
  kinds.map((kind) => [`${name} of a ${kind} document`, line(kind)]);
const ofNotice = (drive: string, lines: Record<string, Line>): [string, Line][] =>
  Object.entries(lines).map(([act, line]) => [`notice of ${drive} ${act}`, line]);

const onlyS: readonly Person[] = ['S'];
const manualOf = () => ({
  ...{ manualType: 'Manuals', manualClass: 'Authorized', docNo: fresh(), title: '교범' },
  departmentId: center.flight,
});
const givenOne = (docNo: string) =>
  givenManual(app, { driveId: center.flightDrive, departmentId: center.flight, docNo, title: '교범' });

/** The table of rights (rules/documents.md#rights): one line for each call; a role that is missing is refused (403). */
const lines: readonly [string, Line][] = [
  ['drives listed', { may: all, send: (caller) => call(contract.listDrives, caller) }],
  ['drive made', { may: onlyS, send: (caller) => call(contract.createDrive, caller, { body: { name: fresh() } }) }],
  [
    'drive renamed',
    {
      may: onlyS,
      send: (caller) => call(contract.changeDrive, caller, { params: { id: center.general }, body: { name: fresh() } }),
    },
  ],
  [
    'drive deleted',
    {
      may: onlyS,
      send: async (caller) =>
        call(contract.deleteDrive, caller, { params: { id: await givenGeneralDrive(app, fresh()) } }),
    },
  ],
  ['notice read', { may: all, send: (caller) => call(contract.getNotice, caller, { params: { id: center.general } }) }],
  ...ofNotice(
    'flight',
    notices(() => center.flightDrive, ['S', 'M']),
  ),
  ...ofNotice(
    'cabin',
    notices(() => center.cabinDrive, ['S', 'Level3']),
  ),
  ...ofNotice(
    'a general drive',
    notices(() => center.general, onlyS),
  ),
  ['manuals listed', { may: all, send: (caller) => call(contract.listManuals, caller) }],
  [
    'manuals of a drive listed',
    { may: all, send: (caller) => call(contract.listAssignedManuals, caller, { params: { id: center.flightDrive } }) },
  ],
  [
    'manual registered',
    {
      may: onlyS,
      send: (caller) => call(contract.createManual, caller, { params: { id: center.flightDrive }, body: manualOf() }),
    },
  ],
  [
    'manual changed',
    {
      may: onlyS,
      send: async (caller) => {
        const params = { id: center.flightDrive, mid: await givenOne(fresh()) };
        return call(contract.changeManual, caller, { params, body: manualOf() });
      },
    },
  ],
  [
    'manual deleted',
    {
      may: onlyS,
      send: async (caller) =>
        call(contract.deleteManual, caller, { params: { id: center.flightDrive, mid: await givenOne(fresh()) } }),
    },
  ],
  [
    'manual seen',
    {
      may: all,
      send: (caller) => call(contract.getManual, caller, { params: { id: center.flightDrive, mid: center.manual } }),
    },
  ],
  ['managers seen', { may: onlyS, send: (caller) => call(contract.getDocumentManagers, caller) }],
  [
    'managers set',
    {
      may: onlyS,
      send: (caller) => call(contract.setDocumentAdministrators, caller, { body: [{ id: center.administrator.id }] }),
    },
  ],
  ['what must be read listed', { may: all, send: (caller) => call(contract.listAssignedDocuments, caller) }],
  ...ofKinds('readers seen', (kind) => ({
    may: ['S', 'M', 'Level3'],
    send: (caller) => call(contract.getReaders, caller, { params: byDocument(kind) }),
  })),
  ...ofKinds('status exported', (kind) => ({
    may: ['S', 'M', 'Level3'],
    send: (caller) => call(contract.exportReaders, caller, { params: byDocument(kind) }),
  })),
  ...ofKinds('readers asked', (kind) => ({
    may: ['S', 'M', 'Level3'],
    // Callers with the right are refused by the state alone: nobody has to read these documents.
    send: async (caller) => {
      const { status, body } = await call(contract.askReaders, caller, { params: byDocument(kind) });
      return { status: (body as { code?: string }).code === 'nobody-unread' ? 200 : status, body };
    },
  })),
  ['readers of a plain document set', setReaders('plain', onlyS)],
  ['readers of a manual set', setReaders('manual', ['S', 'M'])],
  ['readers of a general document set', setReaders('general', onlyS)],
  ...ofKinds('reading marked', (kind) => ({
    may: all,
    send: (caller) => call(contract.markRead, caller, { params: byDocument(kind) }),
  })),
];

test.each(lines)('%s: allowed for exactly the roles of the table', async (_name, { may, send }) => {
  const answers: [Person, number][] = [];
  for (const person of all) {
    const { status } = await send(people[person]());
    answers.push([person, status < 300 ? 200 : status]);
  }
  expect(answers).toEqual(all.map((person) => [person, may.includes(person) ? 200 : 403]));
});

test('the right to save the notice of a drive is answered as in the table', async () => {
  const told = async (id: number) => {
    const asked = all.map(async (person) => {
      const { body } = await call(contract.mayCreateNotice, people[person](), { params: { id } });
      return body ? [person] : [];
    });
    return (await Promise.all(asked)).flat();
  };
  expect([await told(center.flightDrive), await told(center.cabinDrive), await told(center.general)]).toEqual([
    ['S', 'M'],
    ['S', 'Level3'],
    ['S'],
  ]);
});

test('the table lists every call of drives, notices, manuals, managers and reading', () => {
  const mine = /^\/api\/drives(\/:id)?$|\/(notice|manuals|managers|assigned-[a-z]+|readers|read)\b/;
  // Calls of manual revisions are listed in a table of their own.
  const ofRevisions = /\/manuals\/:mid\/(revisions|compare)\b/;
  const ofArea = allEndpoints.filter(
    ({ path }) => path.startsWith('/api/drives') && mine.test(path) && !ofRevisions.test(path),
  );
  expect(ofArea.length).toBeGreaterThan(15);
  const missing = ofArea.filter((endpoint) => !sent.has(endpoint)).map(({ method, path }) => `${method} ${path}`);
  expect(missing).toEqual([]);
});

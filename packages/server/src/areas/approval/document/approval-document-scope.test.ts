import {
  type ApprovalDocument,
  actOnLine as actOnLineEndpoint,
  type DocumentBody,
  documentListEndpoints,
  documentLists,
  documentRoles,
  documentRules,
  getDocument,
  hasRole,
  isInList,
  ownActingLine,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenDelegation } from '#testing/areas/given-delegation';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { expectSameScope } from '#testing/scope-equality';
import { createTestApp, type TestApp } from '#testing/test-app';
import { WRONG_LISTINGS } from '#testing/traces';
import { type Random, seededRandom } from '../../../demo/demo-random.ts';
import { sanitizeRichText } from '../../../platform/html/sanitize-rich-text.ts';
import { actOnLine } from '../act/act-on-line.ts';
import { cancelDocument } from '../act/cancel-approval-document.ts';
import type { CleanBody } from '../act/check-approval-document.ts';
import { createDraft } from '../act/save-approval-draft.ts';
import { submitNewDocument } from '../act/submit-approval-document.ts';
import type { ApprovalServices } from '../approval-services.ts';

const DOCUMENTS = 300;
const SEED = 20_261_121;

type Member = TestEmployee & { actor: Actor };

let app: TestApp;
let people: Member[];
let departments: number[];
let documents: ApprovalDocument[];

/** Three levels: a root, three divisions, two teams in each; two people per department. */
const givenTree = async (): Promise<void> => {
  const root = await givenDepartment(app, 'R');
  const paths = [[root]];
  for (const division of ['A', 'B', 'C']) {
    const id = await givenDepartment(app, division, root);
    paths.push([root, id]);
    for (const team of ['1', '2']) paths.push([root, id, await givenDepartment(app, division + team, id)]);
  }
  departments = paths.map((path) => path.at(-1) ?? 0);
  people = [];
  for (const [index, path] of paths.entries())
    for (const place of index === 0 ? [1] : [1, 2]) {
      const member = await givenEmployee(app, `e${index}-${place}`, path.at(-1) ?? 0);
      people.push({ ...member, actor: { employeeId: member.id, departmentIds: path, grants: [] } });
    }
};

const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

const randomBody = (random: Random, others: readonly Member[]): DocumentBody => {
  const chosen = shuffled(random, others);
  const line = chosen.splice(0, random.integer(1, 5));
  return {
    ...sampleMemo([]),
    lines: line.map(({ id }, index) => ({
      seq: index + 1,
      approvalType: random.chance(0.5) ? 'Agreement' : 'Approve',
      approver: { id },
    })),
    referrers: [
      ...chosen.slice(0, random.integer(0, 2)).map(({ id }) => ({ type: 'Employee' as const, sourceId: id })),
      ...shuffled(random, departments)
        .slice(0, random.chance(0.4) ? random.integer(1, 2) : 0)
        .map((id) => ({ type: 'Department' as const, sourceId: id })),
    ],
  };
};

const DELEGATIONS = 6;

/** Some people are deputies of others; delegations are not chained. */
const givenDelegations = async (random: Random): Promise<void> => {
  for (const principal of shuffled(random, people).slice(0, DELEGATIONS)) {
    const [deputy] = shuffled(random, people).filter(({ id }) => id !== principal.id);
    if (deputy) await givenDelegation(app, { principal, deputy, categoryIds: random.chance(0.8) ? [1] : [2] });
  }
};

/** Runs a command as one person, like its route does. */
const as = <Input, Result>(
  { actor }: Member,
  command: (tx: never, services: ApprovalServices, input: Input, context: never) => Promise<Result>,
  input: Input,
): Promise<Result> => {
  const services = {
    clock: () => app.now.value,
    selfApproval: 'everyone',
    blockedExtensions: [],
    subjectReferences: [],
  };
  const context = { actor, ifMatch: undefined, files: [], afterCommit: () => undefined };
  return app.db
    .transaction()
    .execute((tx) => command(tx as never, services as unknown as ApprovalServices, input, context as never));
};

const cleaned = (body: DocumentBody): CleanBody => ({ ...body, content: sanitizeRichText(body.content ?? '') });

/** Lets the present approver act until chance stops it, somebody rejects, or it is complete. */
const play = async (random: Random, submitted: ApprovalDocument): Promise<ApprovalDocument> => {
  let document = submitted;
  while (document.status === 'InProgress' && random.chance(0.75)) {
    const next = shuffled(random, people).find(({ actor }) => ownActingLine(actor, document));
    const lineId = next && ownActingLine(next.actor, document)?.id;
    if (!next || lineId === undefined) throw new Error('a document in progress without a present approver');
    const action = random.chance(0.12) ? 'Reject' : random.chance(0.15) ? 'Hold' : 'Approved';
    document = await as(next, actOnLine, { id: document.id, lineId, action, comment: '의견' });
  }
  return document;
};

const randomDocument = async (random: Random): Promise<ApprovalDocument> => {
  const [drafter, ...others] = shuffled(random, people);
  if (!drafter) throw new Error('nobody there');
  if (random.chance(0.05)) return as(drafter, submitNewDocument, cleaned(sampleMemo([], { decidesArbitrarily: true })));
  const body = cleaned(randomBody(random, others));
  if (random.chance(0.15)) return as(drafter, createDraft, body);
  const document = await as(drafter, submitNewDocument, body);
  if (random.chance(0.1)) return as(drafter, cancelDocument, { id: document.id, cancellationReason: '취소' });
  return play(random, document);
};

beforeAll(async () => {
  app = await createTestApp();
  await givenTree();
  const random = seededRandom(SEED);
  await givenDelegations(random);
  documents = [];
  for (let index = 0; index < DOCUMENTS; index += 1) documents.push(await randomDocument(random));
});

afterAll(() => app.close());

test('the generated documents include every status and every kind of referrer', () => {
  const statuses = Object.groupBy(documents, ({ status }) => status);
  for (const status of ['Draft', 'InProgress', 'Completed', 'Rejected', 'Canceled'] as const)
    expect([status, (statuses[status] ?? []).length]).toEqual([
      status,
      expect.toSatisfy((count: number) => count >= 10),
    ]);
  expect(new Set(documents.flatMap(({ referrers }) => referrers.map(({ type }) => type))).size).toBe(2);
});

test('some documents wait for a deputy, and some were decided by one', () => {
  const lines = documents.flatMap((document) => document.lines);
  expect(lines.filter(({ deputy }) => deputy !== null).length).toBeGreaterThan(10);
  expect(lines.filter(({ actedBy }) => actedBy !== null).length).toBeGreaterThan(10);
});

test('every list of every person contains exactly the documents that the contract says, newest first', async () => {
  const found = await expectSameScope({
    people: people.flatMap((person) => documentLists.map((list) => ({ ...person, list }))),
    rows: documents.toReversed(),
    nameOf: ({ email, list }) => `${email} ${list}`,
    sees: ({ actor, list }, document) => isInList[list](actor, document),
    listed: async ({ email, list }) => {
      const { body } = await app.call(documentListEndpoints[list], { email }, { query: { limit: 1000 } });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ id }) => id);
    },
  });
  expect(found).toBeGreaterThan(DOCUMENTS * 3);
});

test('every list filtered by a role contains exactly the documents that the contract says', async () => {
  const lists = ['in-progress', 'completed', 'submitted'] as const;
  const found = await expectSameScope({
    people: people.flatMap((person) =>
      lists.flatMap((list) => documentRoles.map((role) => ({ ...person, list, role }))),
    ),
    rows: documents.toReversed(),
    nameOf: ({ email, list, role }) => `${email} ${list} ${role}`,
    sees: ({ actor, list, role }, document) => isInList[list](actor, document) && hasRole[role](actor, document),
    listed: async ({ email, list, role }) => {
      const { body } = await app.call(documentListEndpoints[list], { email }, { query: { limit: 1000, role } });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ id }) => id);
    },
  });
  expect(found).toBeGreaterThan(DOCUMENTS * 3);
});

test('a document is readable for exactly those whom the contract lets see it', async () => {
  const seen = { 200: 0, 401: 0 };
  for (const { actor, email } of people) {
    const answers = await Promise.all(documents.map(({ id }) => app.call(getDocument, { email }, { params: { id } })));
    for (const [place, { status }] of answers.entries()) {
      const document = documents[place];
      if (!document) throw new Error('no document');
      const expected = documentRules.view(actor, document).allowed ? 200 : 401;
      expect([email, document.id, status]).toEqual([email, document.id, expected]);
      seen[expected] += 1;
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(DOCUMENTS);
});

test('acting on any line is possible for exactly those whose turn it is', async () => {
  const waiting = documents.filter(({ status }) => status === 'InProgress').slice(0, 10);
  for (const document of waiting)
    for (const line of document.lines)
      for (const { actor, email } of people) {
        if (documentRules.act(actor, document, line.id).allowed) continue;
        const { status } = await app.call(
          actOnLineEndpoint,
          { email },
          { params: { id: document.id, lineId: line.id }, body: { action: 'Approved' } },
        );
        expect([400, 401, 403]).toContain(status);
      }
  const { rows } = await app.pool.query<{ id: number; version: number }>('select id, version from approval.document');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const { id, version } of waiting) expect(versions.get(id)).toBe(version);
});

test('the rows of the lists follow from status, line and referrers', async () => {
  const { rows } = await app.pool.query(WRONG_LISTINGS);
  expect(rows).toEqual([]);
});

import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  askQuestion,
  cancelDocument,
  createDraft,
  type DocumentAct,
  decideFinally,
  documentActs,
  getDocument,
  type LineAct,
  type LineAction,
  lineActs,
  modifyDocument,
  nudgeDocument,
  recallDocument,
  removeReferrer,
  returnToStepBefore,
  submitNewDocument,
  updateDraft,
  uploadFiles,
  withdrawFromLine,
} from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let team: number;
let people: Record<
  'approver' | 'agreer' | 'later' | 'referrer' | 'member' | 'below' | 'stranger' | 'safety',
  TestEmployee
>;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  const root = await givenDepartment(app, 'HQ');
  const informed = await givenDepartment(app, 'INF', root);
  const unit = await givenDepartment(app, 'UNIT', informed);
  team = await givenDepartment(app, 'TEAM', root);
  people = {
    approver: await givenEmployee(app, 'approver', team),
    agreer: await givenEmployee(app, 'agreer', team),
    later: await givenEmployee(app, 'later', team),
    referrer: await givenEmployee(app, 'referrer', team),
    // Reached through their department, and through the one above it.
    member: await givenEmployee(app, 'member', informed),
    below: await givenEmployee(app, 'below', unit),
    stranger: await givenEmployee(app, 'stranger', team),
    safety: await givenEmployee(app, 'safety', team),
  };
  await givenGrant(app, people.safety, 'ESMS', 'Level6');
  await givenGrant(app, people.approver, 'Approval', 'Level2');
});

afterAll(() => app.close());

type Given = { drafter: TestEmployee; document: ApprovalDocument };

/** Each person is drafter once, so that no leave conflicts with another. */
const givenDrafter = (): Promise<TestEmployee> => {
  count += 1;
  return givenEmployee(app, `d${count}`, team);
};

const referrersOf = async (): Promise<{ type: 'Employee' | 'Department'; sourceId: number }[]> => [
  { type: 'Employee', sourceId: people.referrer.id },
  { type: 'Department', sourceId: people.member.departmentId },
];

const line = () => [people.approver, { agree: people.agreer }, people.later];

const created = async (
  drafter: TestEmployee,
  endpoint: typeof createDraft | typeof submitNewDocument,
  body: object,
) => {
  const answer = await app.call(endpoint, drafter, { body: { ...body, referrers: await referrersOf() } });
  expect(answer.status).toBe(201);
  return { drafter, document: answer.body };
};

const acted = async ({ drafter, document }: Given, steps: readonly (readonly [TestEmployee, LineAction])[]) => {
  for (const [approver, action] of steps) {
    const params = { id: document.id, lineId: lineOf(document, approver) };
    expect((await app.call(actOnLine, approver, { params, body: { action, comment: '의견' } })).status).toBe(200);
  }
  return { drafter, document };
};

const whole = () =>
  [
    [people.approver, 'Approved'],
    [people.agreer, 'Approved'],
    [people.later, 'Approved'],
  ] as const;

const memo = async () => created(await givenDrafter(), submitNewDocument, sampleMemo(line()));
const leave = async (day: string) =>
  created(await givenDrafter(), submitNewDocument, sampleLeave(line(), { absenceType: 'Training', days: [day] }));

/** Every state that a rule distinguishes. */
const states: Record<string, () => Promise<Given>> = {
  'a draft': async () => created(await givenDrafter(), createDraft, sampleMemo(line())),
  'a memo nobody acted on': memo,
  'a memo on hold': async () => acted(await memo(), [[people.approver, 'Hold']]),
  'a memo approved once': async () => acted(await memo(), [[people.approver, 'Approved']]),
  'a completed memo': async () => acted(await memo(), whole()),
  'a rejected memo': async () => acted(await memo(), [[people.approver, 'Reject']]),
  'a cancelled memo': async () => {
    const { drafter, document } = await memo();
    const body = { cancellationReason: '사유' };
    await app.call(cancelDocument, drafter, { params: { id: document.id }, body });
    return { drafter, document };
  },
  'a leave under way': async () => acted(await leave('2026-12-01'), [[people.approver, 'Approved']]),
  'a granted leave to come': async () => acted(await leave('2026-12-01'), whole()),
  'a granted leave that has begun': async () => acted(await leave('2026-11-20'), whole()),
};

type Told = { status: number; code: string | undefined };
type Attempt = (caller: TestEmployee, documentId: number, itself: number) => Promise<Told>;

const told = async (answer: Promise<{ status: number; body: unknown }>): Promise<Told> => {
  const { status, body } = await answer;
  return { status, code: (body as { code?: string } | undefined)?.code };
};

/** Acts without a call of their own: they open, print or copy what one may read anyway. */
const withoutCall: readonly DocumentAct[] = ['print', 'viewReject', 'copy', 'rewrite'];

type CalledAct = Exclude<DocumentAct, 'print' | 'viewReject' | 'copy' | 'rewrite'> | LineAct | 'remove';

/** The call for each act. */
const attempts: Record<CalledAct, Attempt> = {
  editDraft: (caller, id) => told(app.call(updateDraft, caller, { params: { id }, body: sampleMemo(line()) })),
  modify: (caller, id) => told(app.call(modifyDocument, caller, { params: { id }, body: sampleMemo(line()) })),
  cancel: (caller, id) =>
    told(app.call(cancelDocument, caller, { params: { id }, body: { cancellationReason: '사유' } })),
  recall: (caller, id) => told(app.call(recallDocument, caller, { params: { id }, body: { reason: '사유' } })),
  nudge: (caller, id) => told(app.call(nudgeDocument, caller, { params: { id } })),
  changeFiles: (caller, id) =>
    told(app.call(uploadFiles, caller, { params: { id }, ...filesBody({ name: '가.txt', content: '가' }) })),
  addReferrers: (caller, id) => {
    const referrers = [{ type: 'Employee', sourceId: people.stranger.id }];
    return told(app.call(addReferrers, caller, { params: { id }, body: { referrers } }));
  },
  act: (caller, id, lineId) =>
    told(app.call(actOnLine, caller, { params: { id, lineId }, body: { action: 'Approved' } })),
  withdraw: (caller, id, lineId) => told(app.call(withdrawFromLine, caller, { params: { id, lineId }, body: {} })),
  return: (caller, id, lineId) =>
    told(app.call(returnToStepBefore, caller, { params: { id, lineId }, body: { comment: '보완' } })),
  decideFinally: (caller, id, lineId) => told(app.call(decideFinally, caller, { params: { id, lineId }, body: {} })),
  ask: async (caller, id, lineId) => {
    const { rows } = await app.pool.query('select drafter_id from approval.document where id = $1', [id]);
    const body = { lineId, to: { id: rows[0].drafter_id }, text: '언제까지인가요?' };
    return told(app.call(askQuestion, caller, { params: { id }, body }));
  },
  remove: (caller, id, sourceId) => {
    const type = sourceId === people.referrer.id ? 'Employee' : 'Department';
    return told(app.call(removeReferrer, caller, { params: { id, type, sourceId } }));
  },
};

type Claim = { act: CalledAct; itself: (document: ApprovalDocument) => number; says: true | string | undefined };

/** Everything that `can` of a document says, about the document and its parts. */
const claimsOf = (document: ApprovalDocument): Claim[] => [
  ...documentActs
    .filter((act): act is CalledAct & DocumentAct => !withoutCall.includes(act))
    .map((act) => ({ act, itself: () => 0, says: document.can[act] })),
  ...document.lines.flatMap(({ can }, place) =>
    lineActs.map((act) => ({
      act,
      itself: (again: ApprovalDocument) => again.lines[place]?.id ?? 0,
      says: can[act],
    })),
  ),
  ...document.referrers.map(({ can, sourceId }) => ({
    act: 'remove' as const,
    itself: () => sourceId,
    says: can.remove,
  })),
];

const REFUSED_BY_ROLE = [401, 403];

const expectClaim = async (
  { act, says, itself }: Claim,
  name: string,
  given: () => Promise<Given>,
  normalized: Given,
) => {
  // A successful act changes the document, so it is tried on a separate one.
  const { drafter, document } = says === true ? await given() : normalized;
  const caller = name === 'drafter' ? drafter : people[name as keyof typeof people];
  const { status, code } = await attempts[act](caller, document.id, itself(document));
  const outcome = status < 300 ? true : REFUSED_BY_ROLE.includes(status) ? undefined : code;
  // An approver out of turn is refused with 403 and still gets `can`, because the line is their own.
  expect([name, act, says === 'not-your-turn' ? code : outcome]).toEqual([name, act, says]);
};

describe.each(Object.entries(states))('`can` of %s', (_state, given) => {
  test('is what every call then does, for every person', async () => {
    const normalized = await given();
    for (const name of ['drafter', ...Object.keys(people)]) {
      const caller = name === 'drafter' ? normalized.drafter : people[name as keyof typeof people];
      const { status, body } = await app.call(getDocument, caller, { params: { id: normalized.document.id } });
      // A person who may not read it gets no `can`, and every call is refused.
      const claims = claimsOf(status === 200 ? body : normalized.document);
      for (const claim of claims)
        await expectClaim(status === 200 ? claim : { ...claim, says: undefined }, name, given, normalized);
    }
  });
});

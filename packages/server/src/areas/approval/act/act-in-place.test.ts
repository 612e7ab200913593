import { listAudit } from '@portal/contract/admin';
import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  type DocumentList,
  decideFinally,
  documentListEndpoints,
  downloadPdf,
  getApprovalCounts,
  getAttachedDocument,
  getDocument,
  modifyDocument,
  returnToStepBefore,
  submitNewDocument,
  withdrawFromLine,
} from '@portal/contract/approval';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenDelegation } from '#testing/areas/given-delegation';
import { givenMemo, lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let deputy: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  deputy = await givenEmployee(app, 'deputy', office.department);
  await givenGrant(app, office.captain, 'Admin', 'Level0');
  await givenGrant(app, deputy, 'Approval', 'Level2');
});

beforeEach(async () => {
  await sql`delete from approval.delegation`.execute(app.db);
  await sql`delete from notification.notification`.execute(app.db);
  await sql`delete from approval.attached_document`.execute(app.db);
  await sql`delete from leave.leave_half`.execute(app.db);
  await sql`delete from approval.document`.execute(app.db);
});

afterAll(() => app.close());

type Steps = Parameters<typeof givenMemo>[2];
const memo = (line: Steps = [office.lead, office.head], drafter = office.captain) => givenMemo(app, drafter, line);
const of = (document: ApprovalDocument, approver: TestEmployee) => ({
  params: { id: document.id, lineId: lineOf(document, approver) },
});
const act = (document: ApprovalDocument, approver: TestEmployee, by: TestEmployee, action = 'Approved') =>
  app.call(actOnLine, by, { ...of(document, approver), body: { action, comment: '의견' } });
const read = ({ id }: { id: number }, reader: TestEmployee) => app.call(getDocument, reader, { params: { id } });
const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const listed = async (list: DocumentList, who: TestEmployee, query: Record<string, string | boolean> = {}) =>
  (await app.call(documentListEndpoints[list], who, { query })).body.items;
const idsIn = async (...of: Parameters<typeof listed>) => (await listed(...of)).map(({ id }) => id);

test('a deputy reads and approves in place; the line stays its approver’s, and everybody sees who acted', async () => {
  const document = await memo();
  expect(told(await read(document, deputy))).toEqual([401, 'no-permission-on-document']);
  await givenDelegation(app, { principal: office.lead, deputy });
  const seen = await read(document, deputy);
  expect(seen.status).toBe(200);
  expect(seen.body.lines[0]).toMatchObject({ deputy: { id: deputy.id }, actedBy: null, can: { act: true } });
  expect(seen.body.lines[0]?.can.decideFinally).toBeUndefined();
  expect((await app.call(downloadPdf, deputy, { params: { id: document.id } })).status).toBe(200);
  const referrers = [{ type: 'Employee', sourceId: office.outsider.id }];
  const added = await app.call(addReferrers, deputy, { params: { id: document.id }, body: { referrers } });
  expect(told(added)).toEqual([403, 'no-permission']);
  const { status, body } = await act(document, office.lead, deputy);
  expect(status).toBe(200);
  expect(body.lines[0]).toMatchObject({
    approver: { id: office.lead.id },
    action: 'Approved',
    actedBy: { id: deputy.id },
    deputy: null,
    can: { withdraw: true },
  });
  expect(await kindsFor(app, office.lead)).toEqual(['approval.acted-for-you']);
  const { body: trail } = await app.call(listAudit, office.captain, {
    query: { recordType: 'document', recordId: document.id },
  });
  expect(JSON.stringify(trail.items[0])).toContain('inPlaceOf');
  expect(trail.items[0]).toMatchObject({ action: 'approve', actor: { id: deputy.id } });
});

test('requests contain documents for acting in place, each with its principal, and can be filtered by that', async () => {
  const document = await memo();
  const own = await memo([deputy]);
  await givenDelegation(app, { principal: office.lead, deputy });
  const rows = await listed('requested', deputy);
  expect(rows.map(({ id, inPlaceOf }) => [id, inPlaceOf?.id])).toEqual([
    [own.id, undefined],
    [document.id, office.lead.id],
  ]);
  expect(await idsIn('requested', deputy, { inPlace: true })).toEqual([document.id]);
  expect(await idsIn('requested', deputy, { inPlace: false })).toEqual([own.id]);
  expect((await app.call(getApprovalCounts, deputy)).body).toMatchObject({ requestedCount: 2, inProgressCount: 1 });
  expect(await idsIn('in-progress', deputy)).toEqual([own.id]);
  expect((await listed('requested', office.lead)).map(({ inPlaceOf }) => inPlaceOf)).toEqual([null]);
});

test('requests for acting in place are filtered by the role that the deputy has on them', async () => {
  const plain = await memo();
  const held = await memo();
  const referred = await givenMemo(app, office.captain, [office.lead], {
    referrers: [{ type: 'Employee', sourceId: deputy.id }],
  });
  await givenDelegation(app, { principal: office.lead, deputy });
  await act(held, office.lead, deputy, 'Hold');
  expect(await idsIn('requested', deputy)).toEqual([referred.id, held.id, plain.id]);
  const inRole = (role: string) => listed('requested', deputy, { role });
  expect((await inRole('Approver')).map(({ id, inPlaceOf }) => [id, inPlaceOf?.id])).toEqual([
    [held.id, office.lead.id],
  ]);
  expect((await inRole('Referrer')).map(({ id }) => id)).toEqual([referred.id]);
  expect(await inRole('Drafter')).toEqual([]);
});

test('a document that waits for an act in place alone is in no other list than requests', async () => {
  await givenDelegation(app, { principal: office.lead, deputy });
  await givenMemo(app, office.captain, [office.lead], {
    referrers: [{ type: 'Department', sourceId: office.department }],
  });
  const found = async (list: DocumentList, inPlace: boolean) => (await listed(list, deputy, { inPlace })).length;
  expect([await found('in-progress', true), await found('in-progress', false)]).toEqual([0, 1]);
  expect([await found('requested', true), await found('requested', false)]).toEqual([1, 0]);
});

test('a deputy who acted keeps the document in their lists; a withdrawn act removes it from the approved ones', async () => {
  await givenDelegation(app, { principal: office.lead, deputy });
  const document = await memo();
  await act(document, office.lead, deputy);
  expect([await idsIn('requested', deputy), await idsIn('in-progress', deputy)]).toEqual([[], [document.id]]);
  expect(await idsIn('in-progress', deputy, { role: 'Approver' })).toEqual([document.id]);
  expect([await idsIn('approved', deputy), await idsIn('approved', office.lead)]).toEqual([
    [document.id],
    [document.id],
  ]);
  const { status, body } = await app.call(withdrawFromLine, deputy, { ...of(document, office.lead), body: {} });
  expect(status).toBe(200);
  expect(body.lines[0]?.pastActs).toMatchObject([
    { action: 'Approved', inPlace: true, by: { id: deputy.id } },
    { action: 'Withdraw', inPlace: true, by: { id: deputy.id } },
  ]);
  expect(body.lines[0]).toMatchObject({ action: null, actedBy: null, deputy: { id: deputy.id } });
  expect([await idsIn('approved', deputy), await idsIn('requested', deputy)]).toEqual([[], [document.id]]);
  await act(document, office.lead, office.lead);
  await act(document, office.head, office.head);
  expect(await idsIn('completed', deputy, { role: 'Approver' })).toEqual([document.id]);
  expect(await idsIn('approved', deputy)).toEqual([]);
});

test('after the delegation a deputy can read what they did, but neither undo it nor act again', async () => {
  await givenDelegation(app, { principal: office.lead, deputy });
  const done = await memo();
  const waiting = await memo();
  await act(done, office.lead, deputy);
  await sql`update approval.delegation set ended_at = now(), ended_by_id = deputy_id`.execute(app.db);
  expect(told(await act(waiting, office.lead, deputy))).toEqual([401, 'no-permission-on-document']);
  expect((await read(done, deputy)).body.lines[0]?.can).toEqual({});
  const undone = await app.call(withdrawFromLine, deputy, { ...of(done, office.lead), body: {} });
  expect(told(undone)).toEqual([403, 'no-permission']);
  expect((await app.call(withdrawFromLine, office.lead, { ...of(done, office.lead), body: {} })).status).toBe(200);
});

test.each([
  ['yesterday', { from: -3, to: -1 }],
  ['from tomorrow', { from: 1, to: 3 }],
  ['for another category', { categoryIds: [2] }],
])('a delegation %s gives no right', async (_when, days) => {
  await givenDelegation(app, { principal: office.lead, deputy, ...days });
  const document = await memo();
  expect((await read(document, office.captain)).body.lines[0]?.deputy).toBeNull();
  expect(told(await act(document, office.lead, deputy))).toEqual([401, 'no-permission-on-document']);
  expect(await idsIn('requested', deputy)).toEqual([]);
});

test('drafters and approvers on any line cannot act in place, and delegations are not chained', async () => {
  await givenDelegation(app, { principal: office.lead, deputy });
  await givenDelegation(app, { principal: deputy, deputy: office.outsider });
  const drafted = await memo([office.lead], deputy);
  const onLine = await memo([office.lead, deputy]);
  const chained = await memo([office.lead]);
  for (const document of [drafted, onLine])
    expect((await read(document, office.lead)).body.lines[0]?.deputy).toBeNull();
  expect(told(await act(drafted, office.lead, deputy))).toEqual([403, 'not-your-turn']);
  expect(told(await act(onLine, office.lead, deputy))).toEqual([403, 'not-your-turn']);
  expect(told(await act(chained, office.lead, office.outsider))).toEqual([401, 'no-permission-on-document']);
  expect(await idsIn('requested', deputy)).toEqual([chained.id]);
});

test('nobody acts in place on two lines of a document', async () => {
  for (const principal of [office.lead, office.head]) await givenDelegation(app, { principal, deputy });
  const document = await memo();
  await act(document, office.lead, deputy);
  const { body } = await read(document, deputy);
  expect(body.lines[1]?.deputy).toBeNull();
  expect(told(await act(document, office.head, deputy))).toEqual([403, 'not-your-turn']);
  expect(await idsIn('requested', deputy)).toEqual([]);
});

test('a deputy holds, rejects and returns in place, and cannot give a final decision', async () => {
  await givenDelegation(app, { principal: office.head, deputy });
  const document = await memo([office.lead, office.head, office.first]);
  // Before the turn of the principal the document is not visible.
  expect(told(await act(document, office.head, deputy))).toEqual([401, 'no-permission-on-document']);
  await act(document, office.lead, office.lead);
  expect((await act(document, office.head, deputy, 'Hold')).body.lines[1]).toMatchObject({
    action: 'Hold',
    actedBy: { id: deputy.id },
    deputy: { id: deputy.id },
  });
  const finally_ = await app.call(decideFinally, deputy, { ...of(document, office.head), body: {} });
  expect(told(finally_)).toEqual([403, 'no-permission']);
  const body = { comment: '다시 검토해 주세요.' };
  const returned = await app.call(returnToStepBefore, deputy, { ...of(document, office.head), body });
  expect(returned.status).toBe(200);
  expect(returned.body.lines[1]?.pastActs).toMatchObject([
    { action: 'Hold', inPlace: true },
    { action: 'Return', inPlace: true, by: { id: deputy.id } },
  ]);
  expect(await kindsFor(app, office.lead)).toContain('approval.returned');
  // Reopening the line before is no act of the deputy on it, so they may still act for their principal.
  await act(document, office.lead, office.lead);
  const rejected = await act(document, office.head, deputy, 'Reject');
  expect([rejected.status, rejected.body.status]).toEqual([200, 'Rejected']);
});

test('of a concurrent deputy and approver one succeeds; the other is refused as already decided', async () => {
  await givenDelegation(app, { principal: office.lead, deputy });
  for (const line of [[office.lead], [office.lead, office.head]]) {
    const document = await memo(line);
    const answers = await Promise.all([act(document, office.lead, deputy), act(document, office.lead, office.lead)]);
    expect(answers.map(told).toSorted()).toEqual([
      [200, undefined],
      [400, 'already-acted'],
    ]);
  }
});

test('a deputy is notified of the turn until it has passed, and must read a modified memo again before deciding', async () => {
  await givenDelegation(app, { principal: office.lead, deputy });
  const document = await memo();
  const [turn] = await unreadOf(app, deputy);
  expect(turn).toMatchObject({ kind: 'approval.your-turn', record: { title: document.title } });
  const body = sampleMemo([office.lead, office.head]);
  await app.call(modifyDocument, office.captain, { params: { id: document.id }, body });
  expect(told(await act(document, office.lead, deputy))).toEqual([409, 'changed-meanwhile']);
  const { body: anew } = await read(document, office.captain);
  await act(anew, office.lead, office.lead);
  expect(await kindsFor(app, deputy)).toEqual([]);
});

test('a deputy reads attached documents and the leave balance like the approver', async () => {
  const attached = await givenMemo(app, office.captain, [office.lead]);
  await act(attached, office.lead, office.lead);
  await givenDelegation(app, { principal: office.head, deputy });
  const document = await givenMemo(app, office.captain, [office.head], { attachedDocs: [{ id: attached.id }] });
  const params = { id: document.id, attachedId: attached.id };
  expect((await app.call(getAttachedDocument, deputy, { params })).status).toBe(200);
  expect(told(await read(attached, deputy))).toEqual([401, 'no-permission-on-document']);
  const query = { linkedDocId: document.id };
  const pdf = await app.call(downloadPdf, deputy, { params: { id: attached.id }, query });
  expect(pdf.status).toBe(200);
  const body = sampleLeave([office.head], { absenceType: 'RestRecreationLeave', days: ['2026-12-03'] });
  const leave = (await app.call(submitNewDocument, office.captain, { body })).body;
  expect((await read(leave, deputy)).body.annualLeaveInfo).toMatchObject({ year: 2026 });
});

test('an employee who resigned can neither be deputy nor principal', async () => {
  await givenDelegation(app, { principal: office.former, deputy });
  await givenDelegation(app, { principal: office.lead, deputy: office.former });
  const document = await memo();
  expect((await read(document, office.captain)).body.lines[0]?.deputy).toBeNull();
  expect(await kindsFor(app, deputy)).toEqual([]);
});

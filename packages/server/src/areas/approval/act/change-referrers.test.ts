import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  createDraft,
  documentListEndpoints,
  getDocument,
  removeReferrer,
} from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const employee = ({ id }: TestEmployee) => ({ type: 'Employee' as const, sourceId: id });

const add = (
  who: TestEmployee,
  { id }: ApprovalDocument,
  ...referrers: { type: 'Employee' | 'Department'; sourceId: number }[]
) => app.call(addReferrers, who, { params: { id }, body: { referrers } });

const remove = (
  who: TestEmployee,
  { id }: ApprovalDocument,
  referred: { type: 'Employee' | 'Department'; sourceId: number },
) => app.call(removeReferrer, who, { params: { id, ...referred } });

describe('adding referrers', () => {
  test('adds new ones, keeps the others, and answers all', async () => {
    const { captain, lead, first, second, head } = office;
    const memo = await givenMemo(app, captain, [lead], { referrers: [employee(first)] });
    const { status, body } = await add(captain, memo, employee(first), employee(second), employee(second));
    expect(status).toBe(200);
    expect(body.map(({ sourceId, addedById }) => [sourceId, addedById])).toEqual([
      [first.id, captain.id],
      [second.id, captain.id],
    ]);
    expect((await app.call(getDocument, second, { params: { id: memo.id } })).status).toBe(200);
    expect((await add(lead, memo, employee(head))).body).toHaveLength(3);
  });

  test('is possible for everyone involved, in progress and completed, and for nobody else', async () => {
    const { captain, lead, first, outsider } = office;
    const memo = await givenMemo(app, captain, [lead], { referrers: [employee(first)] });
    const others = [];
    for (const name of ['ra', 'rb', 'rc'])
      others.push(await givenEmployee(app, `${name}${memo.id}`, office.department));
    const [byReferrer, byApprover, late] = others as [TestEmployee, TestEmployee, TestEmployee];
    expect((await add(first, memo, employee(byReferrer))).status).toBe(200);
    expect((await add(lead, memo, employee(byApprover))).status).toBe(200);
    expect((await add(outsider, memo, employee(outsider))).body).toMatchObject({ code: 'no-permission-on-document' });
    const at = { params: { id: memo.id, lineId: lineOf(memo, lead) } };
    await app.call(actOnLine, lead, { ...at, body: { action: 'Approved' } });
    expect((await add(captain, memo, employee(late))).status).toBe(200);
  });

  test('is refused in a draft and on a rejected document', async () => {
    const { captain, lead, first } = office;
    const { body: draft } = await app.call(createDraft, captain, { body: sampleMemo([lead]) });
    expect(await add(captain, draft, employee(first))).toMatchObject({
      status: 422,
      body: { code: 'referrers-closed' },
    });
    const memo = await givenMemo(app, captain, [lead]);
    const at = { params: { id: memo.id, lineId: lineOf(memo, lead) } };
    await app.call(actOnLine, lead, { ...at, body: { action: 'Reject', comment: '다시' } });
    expect((await add(captain, memo, employee(first))).body).toMatchObject({ code: 'referrers-closed' });
  });

  test('names the drafter, approvers and resigned employees as invalid', async () => {
    const { captain, lead, first, former } = office;
    const memo = await givenMemo(app, captain, [lead]);
    const { status, body } = await add(captain, memo, employee(captain), employee(lead));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: [
        { path: 'referrers.0', code: 'referrer-is-drafter' },
        { path: 'referrers.1', code: 'referrer-on-line' },
      ],
    });
    expect((await add(captain, memo, employee(first), employee(former))).body).toMatchObject({
      errors: [{ path: 'referrers.1', code: 'person-inactive' }],
    });
    expect((await app.call(getDocument, captain, { params: { id: memo.id } })).body.referrers).toEqual([]);
  });

  test('of a department notifies everybody below it, each once', async () => {
    const { captain, lead } = office;
    const division = await givenDepartment(app, 'DIV');
    const team = await givenDepartment(app, 'TEAM', division);
    const below = await givenEmployee(app, 'below', team);
    const memo = await givenMemo(app, captain, [lead], { referrers: [employee(below)] });
    const { body } = await add(captain, memo, { type: 'Department', sourceId: division });
    expect(body).toHaveLength(2);
    await remove(captain, memo, employee(below));
    const { body: list } = await app.call(documentListEndpoints['in-progress'], below);
    expect(list.items.map(({ id }) => id)).toContain(memo.id);
  });

  test('with concurrent calls adds each once', async () => {
    const { captain, lead, first, second } = office;
    const memo = await givenMemo(app, captain, [lead]);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        add(at % 2 === 0 ? captain : lead, memo, employee(first), employee(second)),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await app.call(getDocument, captain, { params: { id: memo.id } })).body.referrers).toHaveLength(2);
  });
});

describe('removing a referrer', () => {
  test('is possible for the drafter and for the person who added it', async () => {
    const { captain, lead, first, second, head } = office;
    const memo = await givenMemo(app, captain, [lead], { referrers: [employee(first)] });
    await add(lead, memo, employee(second), employee(head));
    expect((await remove(lead, memo, employee(first))).status).toBe(403);
    expect((await remove(first, memo, employee(second))).status).toBe(403);
    expect((await remove(lead, memo, employee(second))).status).toBe(204);
    expect((await remove(captain, memo, employee(head))).status).toBe(204);
    expect((await remove(captain, memo, employee(head))).status).toBe(404);
    expect((await app.call(getDocument, second, { params: { id: memo.id } })).status).toBe(401);
  });
});

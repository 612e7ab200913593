import {
  type ApprovalDocument,
  actOnLine,
  getDocument,
  handOverLine,
  handOverLines,
  listWaitingLines,
} from '@portal/contract/approval';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenMemo, lineOf } from '#testing/areas/given-memo';
import { kindsFor } from '#testing/areas/given-notifications';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;
let lead: TestEmployee;
let head: TestEmployee;
let heir: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  [lead, head, heir] = (await Promise.all(
    ['lead', 'head', 'heir'].map((account) => givenEmployee(app, account, company.flight)),
  )) as [TestEmployee, TestEmployee, TestEmployee];
  return () => app.close();
});

const resign = () =>
  app.pool.query("update directory.employee set is_resigned = true, resigned_on = '2026-11-20' where id = $1", [
    lead.id,
  ]);
const handOver = (to: TestEmployee = heir, reason = '퇴사', from = lead, by = company.admin) =>
  app.call(handOverLines, by, { params: { id: from.id }, body: { approver: { id: to.id }, reason } });
const onceGone = (act: () => ReturnType<typeof handOver>) => async () => {
  await resign();
  return act();
};
const approverOf = async ({ id, drafter, lines }: ApprovalDocument) => {
  const { body } = await app.call(getDocument, { email: drafter.email }, { params: { id } });
  return lines.map((_line, place) => body.lines[place]?.approver.id);
};

describe('all lines of a resigned approver', () => {
  test('are handed over with one reason, present and later turns, and the new approver is notified', async () => {
    const now = await givenMemo(app, company.captain, [lead, head]);
    const later = await givenMemo(app, company.captain, [head, lead]);
    await resign();
    const { status, body } = await handOver();
    expect([status, body]).toEqual([200, { handedOver: 2, left: [] }]);
    expect([await approverOf(now), await approverOf(later)]).toEqual([
      [heir.id, head.id],
      [head.id, heir.id],
    ]);
    expect((await app.call(listWaitingLines, company.admin)).body.total).toBe(0);
    expect(await kindsFor(app, heir)).toEqual(['approval.handed-over', 'approval.handed-over']);
    const { rows } = await app.pool.query('select reason, by_id from approval.hand_over');
    expect(rows).toEqual(Array(2).fill({ reason: '퇴사', by_id: company.admin.id }));
  });

  test('stay if the new approver is the drafter or on the line, and are reported', async () => {
    const written = await givenMemo(app, heir, [lead]);
    const onLine = await givenMemo(app, company.captain, [lead, heir]);
    const free = await givenMemo(app, company.captain, [lead]);
    await resign();
    expect((await handOver()).body).toEqual({
      handedOver: 1,
      left: [
        { documentId: written.id, docNo: written.docNo, code: 'approver-is-drafter' },
        { documentId: onLine.id, docNo: onLine.docNo, code: 'approver-on-line' },
      ],
    });
    expect([await approverOf(written), await approverOf(free)]).toEqual([[lead.id], [heir.id]]);
  });

  test('stay unchanged if decided', async () => {
    const memo = await givenMemo(app, company.captain, [lead, head]);
    await app.call(actOnLine, lead, {
      params: { id: memo.id, lineId: lineOf(memo, lead) },
      body: { action: 'Approved', comment: null },
    });
    await resign();
    expect((await handOver()).body).toEqual({ handedOver: 0, left: [] });
  });

  test.each([
    ['while they work here', () => handOver(), 'approver-not-resigned'],
    ['to oneself', onceGone(() => handOver(company.admin)), 'own-right'],
    ['without a reason', onceGone(() => handOver(heir, ' ')), 'not-valid'],
    ['to one who has left', onceGone(() => handOver(lead)), 'not-valid'],
    ['of nobody', () => handOver(heir, '퇴사', { ...lead, id: 999_999 }), 'not-found'],
    ['by whoever is no administrator', onceGone(() => handOver(heir, '퇴사', lead, head)), 'no-permission'],
  ])('are not handed over %s', async (_how, act, code) => {
    const memo = await givenMemo(app, company.captain, [lead]);
    expect((await act()).body).toMatchObject({ code });
    expect(await approverOf(memo)).toEqual([lead.id]);
  });

  test('are handed over once by two concurrent calls', async () => {
    const memos = [await givenMemo(app, company.captain, [lead]), await givenMemo(app, company.captain, [lead])];
    await resign();
    const [first] = memos;
    const one = app.call(handOverLine, company.admin, {
      params: { id: first?.id ?? 0, lineId: first ? lineOf(first, lead) : 0 },
      body: { approver: { id: head.id }, reason: '퇴사' },
    });
    const [all, single] = await Promise.all([handOver(), one]);
    expect(all.status).toBe(200);
    const taken = all.body.handedOver + (single.status === 200 ? 1 : 0);
    expect(taken).toBe(2);
    const { rows } = await app.pool.query('select count(*)::int as n from approval.hand_over');
    expect(rows).toEqual([{ n: 2 }]);
  });
});

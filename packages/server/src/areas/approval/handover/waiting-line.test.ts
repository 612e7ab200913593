import { listAudit } from '@portal/contract/admin';
import {
  type ApprovalDocument,
  actOnLine,
  cancelDocument,
  documentListEndpoints,
  getDocument,
  handOverLine,
  listRecentLines,
  listWaitingLines,
  modifyDocument,
} from '@portal/contract/approval';
import { changeEmployee, getEmployeeRecord } from '@portal/contract/directory';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany, givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;
let lead: TestEmployee;
let head: TestEmployee;
let heir: TestEmployee;
let memo: ApprovalDocument;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  [lead, head, heir] = (await Promise.all(
    ['lead', 'head', 'heir'].map((account) => givenEmployee(app, account, company.flight)),
  )) as [TestEmployee, TestEmployee, TestEmployee];
  memo = await givenMemo(app, company.captain, [lead, head], {
    title: '[품의서] 비밀',
    referrers: [{ type: 'Employee', sourceId: heir.id }],
  });
  return () => app.close();
});

const resign = async (who: TestEmployee, resignDate = '2026-11-20') => {
  const { body: record } = await app.call(getEmployeeRecord, company.admin, { params: { id: who.id } });
  const { id: _id, hasPhoto: _photo, version: _version, department, ...rest } = record;
  await app.call(changeEmployee, company.admin, {
    params: { id: who.id },
    body: { ...rest, department: { id: department.id }, isResigned: true, resignDate },
  });
};

const handOver = (to: TestEmployee, from: TestEmployee = lead, reason = '퇴사', headers: Record<string, string> = {}) =>
  app.call(handOverLine, company.admin, {
    params: { id: memo.id, lineId: lineOf(memo, from) },
    body: { approver: { id: to.id }, reason },
    headers,
  });

describe('a line of a resigned approver', () => {
  test('is in the list of waiting lines, which shows nothing of the document’s contents', async () => {
    expect((await app.call(listWaitingLines, company.admin)).body.total).toBe(0);
    await resign(lead);
    const { body } = await app.call(listWaitingLines, company.admin);
    expect(body.items).toMatchObject([
      {
        id: lineOf(memo, lead),
        documentId: memo.id,
        docNo: memo.docNo,
        approver: { name: 'lead' },
        drafter: { name: 'captain' },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('비밀');
    expect((await app.call(getDocument, company.admin, { params: { id: memo.id } })).status).toBe(401);
  });

  test('is marked for every reader of the document, as long as it waits', async () => {
    const waiting = async () =>
      (await app.call(getDocument, company.captain, { params: { id: memo.id } })).body.lines.map(
        ({ waitsForHandover }) => waitsForHandover,
      );
    expect(await waiting()).toEqual([false, false]);
    await resign(lead, '2026-11-22');
    expect(await waiting(), 'with a resign date in the future').toEqual([false, false]);
    await resign(lead);
    await resign(head);
    expect(await waiting()).toEqual([true, true]);
    await handOver(heir);
    expect(await waiting()).toEqual([false, true]);
    await app.call(cancelDocument, company.captain, {
      params: { id: memo.id },
      body: { cancellationReason: '다시 올림' },
    });
    expect(await waiting()).toEqual([false, false]);
  });

  test('of a later turn is marked as not yet due, until the turn comes', async () => {
    await resign(lead);
    await resign(head);
    const turns = async () =>
      (await app.call(listWaitingLines, company.admin)).body.items.map(({ approver, isActing }) => [
        approver.name,
        isActing,
      ]);
    expect(await turns()).toEqual([
      ['lead', true],
      ['head', false],
    ]);
    expect((await handOver(heir)).body).toMatchObject({ isActing: true });
    expect(await turns()).toEqual([['head', false]]);
    const hold = {
      params: { id: memo.id, lineId: lineOf(memo, lead) },
      body: { action: 'Hold', comment: '확인' },
    } as const;
    await app.call(actOnLine, heir, hold);
    expect(await turns()).toEqual([['head', false]]);
    await app.call(actOnLine, heir, { params: hold.params, body: { action: 'Approved' } });
    expect(await turns()).toEqual([['head', true]]);
  });

  test('is handed to another, who acts on it, is no longer referrer and sees whose line it was', async () => {
    await resign(lead);
    expect((await app.call(listRecentLines, company.captain)).body).toEqual([]);
    expect(await handOver(heir)).toMatchObject({
      status: 200,
      body: { approver: { id: heir.id }, handedOverFrom: { id: lead.id, name: 'lead' } },
    });
    expect((await app.call(listRecentLines, company.captain)).body.map(({ id }) => id)).toEqual([memo.id]);
    const requested = await app.call(documentListEndpoints.requested, heir);
    expect(requested.body.items.map(({ id }) => id)).toEqual([memo.id]);
    const { body: seen } = await app.call(getDocument, heir, { params: { id: memo.id } });
    expect(seen.referrers).toEqual([]);
    expect(seen.lines[0]).toMatchObject({ approver: { id: heir.id }, handedOverFrom: { name: 'lead' } });
    const acted = await app.call(actOnLine, heir, {
      params: { id: memo.id, lineId: lineOf(seen, heir) },
      body: { action: 'Approved' },
    });
    expect(acted.body.lines[0]?.action).toBe('Approved');
    const { body: trail } = await app.call(listAudit, company.admin, { query: { action: 'hand-over-line' } });
    expect(trail.items).toMatchObject([
      {
        before: { approverId: lead.id },
        after: { approverId: heir.id, reason: '퇴사' },
        mentioned: [
          { kind: 'employee', id: lead.id, name: 'lead' },
          { kind: 'employee', id: heir.id, name: 'heir' },
        ],
      },
    ]);
  });

  test('that was on hold keeps the hold in the name of the former approver, and the content version of the memo', async () => {
    await app.call(actOnLine, lead, {
      params: { id: memo.id, lineId: lineOf(memo, lead) },
      body: { action: 'Hold', comment: '확인 중' },
    });
    await resign(lead);
    await handOver(heir);
    const { body } = await app.call(getDocument, heir, { params: { id: memo.id } });
    expect(body.lines[0]).toMatchObject({
      action: null,
      comment: null,
      isFinal: false,
      pastActs: [{ action: 'Hold', comment: '확인 중', by: { id: lead.id } }],
    });
    const modified = await app.call(modifyDocument, company.captain, {
      params: { id: memo.id },
      body: sampleMemo([heir]),
    });
    expect(modified).toMatchObject({ status: 400, body: { code: 'already-processed' } });
  });
});

describe('a hand-over is refused', () => {
  test('for a line of an active approver', async () => {
    expect(await handOver(heir)).toMatchObject({ status: 422, body: { code: 'approver-not-resigned' } });
  });

  test('for a decided line, and one of an ended document', async () => {
    await app.call(actOnLine, lead, {
      params: { id: memo.id, lineId: lineOf(memo, lead) },
      body: { action: 'Approved' },
    });
    await resign(lead);
    expect(await handOver(heir)).toMatchObject({ status: 422, body: { code: 'line-not-pending' } });
    await app.call(actOnLine, head, {
      params: { id: memo.id, lineId: lineOf(memo, head) },
      body: { action: 'Reject', comment: '다시' },
    });
    await resign(head);
    expect(await handOver(heir, head)).toMatchObject({ status: 422, body: { code: 'line-not-pending' } });
  });

  test('to oneself, because an administrator could read any document that way', async () => {
    await resign(lead);
    expect(await handOver(company.admin)).toMatchObject({ status: 422, body: { code: 'own-right' } });
    expect((await app.call(getDocument, company.admin, { params: { id: memo.id } })).status).toBe(401);
    const second = await givenEmployee(app, 'second', company.root);
    await givenGrant(app, second, 'Admin', 'Level0');
    expect((await handOver(second)).status).toBe(200);
  });

  test('to the drafter, to an approver of the document, to a resigned employee, and without a reason', async () => {
    await resign(lead);
    const gone = await givenEmployee(app, 'gone', company.flight, { resignedOn: '2026-01-31' });
    const codes = async (to: TestEmployee, reason?: string) =>
      ((await handOver(to, lead, reason)).body as unknown as { errors: { path: string; code: string }[] }).errors.map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(await codes(company.captain)).toEqual(['approver approver-is-drafter']);
    expect(await codes(head)).toEqual(['approver approver-on-line']);
    expect(await codes(gone)).toEqual(['approver person-inactive']);
    expect(await codes(heir, ' ')).toEqual(['reason handover-reason-needed']);
  });

  test('for missing documents and lines, an old version, and the second of two concurrent calls', async () => {
    await resign(lead);
    const at = (id: number, lineId: number) =>
      app.call(handOverLine, company.admin, {
        params: { id, lineId },
        body: { approver: { id: heir.id }, reason: '퇴사' },
      });
    expect(await at(9999, 1)).toMatchObject({ status: 404, body: { code: 'document-not-found' } });
    expect(await at(memo.id, 9999)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await handOver(heir, lead, '퇴사', { 'if-match': '"99"' })).status).toBe(409);
    const other = await givenEmployee(app, 'other', company.flight);
    const tries = await Promise.all([handOver(heir), handOver(other)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

import { createDraft } from '@portal/contract/approval';
import { listWaiting } from '@portal/contract/directory';
import { actionFamilies } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, sampleMemo } from '#testing/areas/given-memo';
import { givenManual } from '#testing/documents/given-center';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenActions, givenInvestigation, givenNotified } from '#testing/safety/given-action';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let admin: TestEmployee;
let leaver: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  admin = await givenEmployee(app, 'admin', air.captain.departmentId);
  leaver = await givenEmployee(app, 'leaver', air.captain.departmentId);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const waiting = async (by = admin, id = leaver.id) => app.call(listWaiting, by, { params: { id } });

const counts = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await waiting()).body.map(({ kind, count }) => [kind, count]));

const nothing = {
  'approval-lines': 0,
  'approval-drafts': 0,
  'approval-in-progress': 0,
  'safety-actions': 0,
  'safety-planned-actions': 0,
  'safety-closing-requests': 0,
  'safety-assessments': 0,
  'safety-investigations': 0,
  'documents-manuals': 0,
  'admin-grants': 0,
};

test('it is available to administrators, for an existing employee', async () => {
  expect((await waiting(air.captain)).status).toBe(403);
  expect((await waiting(admin, 999_999)).status).toBe(404);
  expect(await counts()).toEqual(nothing);
});

test('every area counts exactly what waits, and nothing that is over', async () => {
  const { captain } = air;
  await givenMemo(app, captain, [leaver]);
  await givenMemo(app, captain, [admin, leaver]);
  await givenMemo(app, leaver, [captain]);
  await app.call(createDraft, leaver, { body: sampleMemo([]) });
  expect(await counts()).toEqual({ ...nothing, 'approval-lines': 2, 'approval-in-progress': 1, 'approval-drafts': 1 });

  const office = air.level[6];
  const report = await givenNotified(app, air);
  const asked = { family: 'reports', id: report, by: office } as const;
  const [action] = await givenActions(app, asked, [leaver]);
  const investigation = await givenInvestigation(app, { author: office, investigators: [leaver] });
  await app.pool.query("insert into safety.planned_action values ($1, 0, $2, '2026-12-31')", [
    investigation,
    leaver.id,
  ]);
  const manual = await givenManual(app, {
    driveId: (await app.pool.query<{ id: number }>('select id from documents.drive limit 1')).rows[0]?.id ?? 0,
    departmentId: captain.departmentId,
    docNo: 'M-1',
  });
  await app.pool.query('insert into documents.manual_manager values ($1, $2)', [manual, leaver.id]);
  await givenGrant(app, leaver, 'ESMS', 'Level5');
  const before = {
    ...nothing,
    'approval-lines': 2,
    'approval-in-progress': 1,
    'approval-drafts': 1,
    'safety-actions': 1,
    'safety-investigations': 1,
    'documents-manuals': 1,
    'admin-grants': 1,
  };
  // The plan of this investigation was approved, so its actions are separate records.
  expect(await counts()).toEqual(before);
  await app.pool.query("update safety.investigation set post_process = 'Returned' where id = $1", [investigation]);
  expect(await counts()).toEqual({ ...before, 'safety-planned-actions': 1 });

  const asksToClose = async () =>
    (await waiting(admin, office.id)).body.find(({ kind }) => kind === 'safety-closing-requests');
  expect((await asksToClose())?.count).toBe(0);
  await app.pool.query(
    "insert into safety.message (action_id, author_id, content, created_at, action_type) values ($1, $2, '끝', now(), 'Closed')",
    [action?.id, leaver.id],
  );
  expect((await asksToClose())?.count).toBe(1);

  await app.call(actionFamilies.reports.cancel, office, { params: { id: report, mid: action?.id ?? 0 } });
  await app.pool.query("update safety.investigation set status = 'Closed' where id = $1", [investigation]);
  expect(await counts()).toEqual({ ...before, 'safety-actions': 0, 'safety-investigations': 0 });
  expect((await asksToClose())?.count).toBe(0);
});

test('reports are never counted, confidential or not', async () => {
  const before = await counts();
  await givenReport(app, leaver);
  await givenReport(app, leaver, { isConfidential: true });
  expect(await counts()).toEqual(before);
});

test('a requested assessment counts until it is given', async () => {
  const before = await counts();
  const report = await givenReport(app, air.captain);
  await app.pool.query(
    `insert into safety.assessment (case_id, seq, risk_level, assessor_id, is_assigned, modified_by_id, modified_at)
     values ($1, 2, null, $2, true, $3, now())`,
    [report.id, leaver.id, admin.id],
  );
  expect(await counts()).toEqual({ ...before, 'safety-assessments': 1 });
  await app.pool.query("update safety.assessment set risk_level = '2C' where case_id = $1", [report.id]);
  expect(await counts()).toEqual(before);
});

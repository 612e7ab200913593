import { addHoliday, changeHoliday, removeHoliday } from '@portal/contract/calendar';
import { saveChoices } from '@portal/contract/notification';
import {
  addRelations,
  changeReport,
  type DecisionBody,
  decideDuty,
  getDuty,
  type ReportBody,
  recordFiling,
  voidFiling,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenGrant } from '#testing/given-administrator';
import type { TestEmployee } from '#testing/given-company';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { dutyJobs } from './duty-jobs.ts';

let app: TestApp;
let air: Airline;
/** The safety office: one who acts and one who is notified. */
let office: TestEmployee;
let another: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  another = air.level[5];
  return () => app.close();
});

const at = (time: string): void => {
  app.now.value = new Date(time);
};
const run = async (name: string): Promise<void> => {
  const job = dutyJobs({ db: app.db, databaseClock: () => Promise.resolve(app.now.value) }).find(
    (each) => each.name === name,
  );
  await job?.run({}, new AbortController().signal);
};
const remind = (): Promise<void> => run('remind-of-filings');
const forget = () => app.pool.query('delete from notification.notification');
/** The notifications since the last check. */
const toldTo = async (who: TestEmployee): Promise<string[]> => {
  const kinds = (await kindsFor(app, who)).map((kind) => kind.replace('safety.', '')).toSorted();
  await forget();
  return kinds;
};
const decide = (id: number, body: Partial<DecisionBody> = {}) =>
  app.call(decideDuty, office, {
    params: { id },
    body: { basis: 'Obstacle', item: '1', startsFrom: 'Event', ...body },
  });
const file = (id: number, who = office) =>
  app.call(recordFiling, who, {
    params: { id },
    body: { recipient: 'Minister', form: '65', filedAt: '2026-11-20T00:30:00.000Z' },
  });
const change = (id: number, more: Partial<ReportBody>, who = air.captain) =>
  app.call(changeReport, who, { params: { id }, body: sampleReport(more) });

describe('what is to be filed at once', () => {
  test('notifies in place of the receipt, and again after one and six hours until it is filed', async () => {
    const { id } = await givenReport(app, air.captain, { reportedEventType: 0 });
    expect(await unreadOf(app, office)).toMatchObject([
      { kind: 'safety.filing-at-once', place: `/esms/report/view/${id}`, record: { type: 'safety/report', id } },
    ]);
    expect(await toldTo(another)).toEqual(['filing-at-once']);
    const after = async (time: string) => {
      at(time);
      await remind();
      return toldTo(office);
    };
    expect(await after('2026-11-20T01:59:59.000Z')).toEqual([]);
    expect(await after('2026-11-20T02:00:00.000Z')).toEqual(['filing-at-once']);
    expect(await after('2026-11-20T02:05:00.000Z')).toEqual([]);
    expect(await after('2026-11-20T07:00:00.000Z')).toEqual(['filing-at-once']);
    expect(await after('2026-11-21T07:00:00.000Z')).toEqual([]);
  });

  test('loses its notifications when it is filed or gets another class', async () => {
    const [filed, other] = [
      await givenReport(app, air.captain, { reportedEventType: 0 }),
      await givenReport(app, air.captain, { reportedEventType: 1 }),
    ];
    await file(filed.id, office);
    await decide(other.id, { reason: '사고 아님' });
    expect(await toldTo(another)).toEqual([]);
    at('2026-11-20T09:00:00.000Z');
    await remind();
    expect(await toldTo(another)).toEqual([]);
  });

  test('notifies all but the classifier when a classification makes it immediate', async () => {
    const { id } = await givenReport(app, air.captain);
    await forget();
    await givenClassification(app, office, id, { eventType: 0 });
    expect(await kindsFor(app, office)).toEqual([]);
    expect(await toldTo(another)).toEqual(['filing-at-once']);
  });

  test('reminds once if both hours passed before the job ran', async () => {
    await givenReport(app, air.captain, { reportedEventType: 0 });
    await forget();
    at('2026-11-20T12:00:00.000Z');
    await remind();
    await remind();
    expect(await unreadOf(app, office)).toMatchObject([{ times: 1 }]);
  });
});

describe('a deadline', () => {
  test('notifies at half its hours, six hours before either end and when it has passed, each once', async () => {
    await givenReport(app, air.captain);
    expect(await toldTo(office)).toEqual(['report-received']);
    const after = async (time: string) => {
      at(time);
      await remind();
      await remind();
      return toldTo(office);
    };
    expect(await after('2026-11-21T00:39:00.000Z')).toEqual([]);
    expect(await after('2026-11-21T00:40:00.000Z')).toEqual(['filing-due']);
    expect(await after('2026-11-22T06:39:00.000Z')).toEqual([]);
    expect(await after('2026-11-22T06:40:00.000Z')).toEqual(['filing-due']);
    expect(await after('2026-11-24T06:40:00.000Z')).toEqual(['filing-due']);
    expect(await after('2026-11-24T12:40:00.000Z')).toEqual([]);
    expect(await after('2026-11-24T12:40:00.001Z')).toEqual(['filing-overdue']);
    expect(await after('2026-11-30T00:00:00.000Z')).toEqual([]);
  });

  test('that is near or has passed at submission notifies immediately, of the last mark alone', async () => {
    await givenReport(app, air.captain, { eventDate: '2026-11-10T10:00' });
    expect(await toldTo(office)).toEqual(['filing-overdue', 'report-received']);
    await givenReport(app, air.captain, { eventDate: '2026-11-18T10:00' });
    expect(await toldTo(office)).toEqual(['filing-due', 'report-received']);
    await remind();
    expect(await toldTo(office)).toEqual([]);
  });

  test('of a filed duty notifies no more; if the filing is voided, the last mark is notified again', async () => {
    const { id } = await givenReport(app, air.captain, { eventDate: '2026-11-10T10:00' });
    const { body } = await file(id);
    expect(await toldTo(another)).toEqual(['report-received']);
    await app.call(voidFiling, office, { params: { id, filingId: body.id }, body: { reason: '오기' } });
    expect([await kindsFor(app, office), await toldTo(another)]).toEqual([[], ['filing-overdue']]);
  });

  test('that moves notifies at its new marks, and the notifications of the old one are removed', async () => {
    const { id } = await givenReport(app, air.captain, { eventDate: '2026-11-10T10:00' });
    await change(id, { eventDate: '2026-11-19T21:40' });
    expect(await toldTo(another)).toEqual(['report-received']);
    at('2026-11-21T00:40:00.000Z');
    await remind();
    expect(await toldTo(another)).toEqual(['filing-due']);
    await change(id, { eventDate: '2026-11-10T10:00' }, office);
    expect([await kindsFor(app, office), await toldTo(another)]).toEqual([[], ['filing-overdue']]);
  });

  test('of a child notifies no more', async () => {
    const main = await givenReport(app, air.captain);
    const child = await givenReport(app, air.captain, { eventDate: '2026-11-10T10:00' });
    await app.call(addRelations, office, { params: { id: main.id }, body: [child.id] });
    expect(await toldTo(another)).toEqual(['report-received', 'report-received']);
    at('2026-11-22T06:40:00.000Z');
    await remind();
    expect(await unreadOf(app, another)).toMatchObject([{ kind: 'safety.filing-due', record: { id: main.id } }]);
  });
});

test('a decision that needs review notifies until it is decided again', async () => {
  const { id } = await givenReport(app, air.captain);
  await decide(id);
  await forget();
  await givenClassification(app, office, id, { eventType: 3 });
  expect([await kindsFor(app, office), await kindsFor(app, another)]).toEqual([[], ['safety.filing-review']]);
  await decide(id, { reason: '의무보고' });
  expect(await toldTo(another)).toEqual([]);
});

describe('of a confidential report', () => {
  const confidential = { isConfidential: true } as const;

  test('the whole office is notified alike, including its reporter, with the day only', async () => {
    await givenReport(app, another, { ...confidential, reportedEventType: 0 });
    await givenReport(app, another, { ...confidential, eventDate: '2026-11-10T10:00' });
    const of = async (who: TestEmployee) => (await unreadOf(app, who)).map(({ kind, at: told }) => [kind, told]);
    expect(await of(another)).toEqual(await of(office));
    expect((await of(office)).toSorted()).toEqual([
      ['safety.filing-at-once', '2026-11-19T15:00:00.000Z'],
      ['safety.filing-overdue', '2026-11-19T15:00:00.000Z'],
      ['safety.report-received', '2026-11-19T15:00:00.000Z'],
    ]);
  });

  test('a change by its reporter leaves nobody out, also for notifications from before it turned confidential', async () => {
    const { id } = await givenReport(app, another, confidential);
    await forget();
    await change(id, { ...confidential, eventDate: '2026-11-10T10:00' }, another);
    expect(await kindsFor(app, another)).toEqual(await kindsFor(app, office));
    expect(await toldTo(office)).toEqual(['filing-overdue']);
    const open = await givenReport(app, another, { reportedEventType: 0 });
    const due = await givenReport(app, another, { eventDate: '2026-11-10T10:00' });
    expect([(await kindsFor(app, another)).length, (await kindsFor(app, office)).length]).toEqual([0, 3]);
    await change(open.id, { ...confidential, reportedEventType: 0 }, another);
    await change(due.id, { ...confidential, eventDate: '2026-11-10T10:00' }, another);
    const of = async (who: TestEmployee) => (await unreadOf(app, who)).map(({ kind, times }) => [kind, times]);
    expect(await of(another)).toEqual(await of(office));
    expect((await of(office)).toSorted()).toEqual([
      ['safety.filing-at-once', 1],
      ['safety.filing-overdue', 1],
      ['safety.report-received', 1],
    ]);
  });

  test('immediate mail becomes part of the daily digest, except for what is to be filed at once', async () => {
    const kinds = ['safety.filing-at-once', 'safety.filing-overdue', 'safety.report-received'];
    const choices = kinds.map((kind) => ({ kind, mail: 'at-once' }));
    await app.call(saveChoices, office, { body: { choices } });
    await givenReport(app, air.captain, { ...confidential, reportedEventType: 0 });
    await givenReport(app, air.captain, { ...confidential, eventDate: '2026-11-10T10:00' });
    const { rows } = await app.pool.query(
      'select n.kind, m.mode from notification.mail m join notification.notification n on n.id = m.notification_id order by n.kind',
    );
    expect(rows.map(({ kind, mode }) => `${kind} ${mode}`)).toEqual([
      'safety.filing-at-once at-once',
      'safety.filing-overdue daily',
      'safety.report-received daily',
    ]);
  });
});

describe('a change of holidays', () => {
  const holiday = { date: '2026-11-23', name: '임시공휴일', engName: 'Temporary holiday', kind: 'Temporary' } as const;
  const dueOf = async (id: number) => {
    const { dueAt, history = [] } = (await app.call(getDuty, office, { params: { id } })).body;
    return [dueAt, history.at(-1)?.source];
  };

  test('moves open deadlines in the background, and not those of filed duties', async () => {
    await givenGrant(app, office, 'Admin', 'Level0');
    const open = await givenReport(app, air.captain);
    const filed = await givenReport(app, air.captain);
    await file(filed.id);
    const added = await app.call(addHoliday, office, { body: { ...holiday, isVerified: true } });
    const moved = async () => (await dueOf(open.id))[0] === '2026-11-25T12:40:00.000Z';
    await until(moved, { what: 'the deadline moved', within: 10_000 });
    expect(await dueOf(open.id)).toEqual(['2026-11-25T12:40:00.000Z', 'Calendar']);
    expect(await dueOf(filed.id)).toEqual(['2026-11-24T12:40:00.000Z', 'Proposal']);
    const params = { id: added.body.id };
    await app.call(changeHoliday, office, { params, body: { ...holiday, isVerified: false } });
    await until(async () => !(await moved()), { what: 'the deadline moved back', within: 10_000 });
    expect(await dueOf(open.id)).toEqual(['2026-11-24T12:40:00.000Z', 'Calendar']);
    expect((await app.call(removeHoliday, office, { params })).status).toBe(204);
  });

  test('moves ten thousand within ten seconds', async () => {
    await givenReport(app, air.captain, { eventDate: '2026-11-10T10:00' });
    await app.pool.query(`
      with made as (insert into safety.case (id, kind) select 2000000000 + n, 'Report' from generate_series(1, 10000) n returning id),
      reports as (insert into safety.report (id, report_type, status, report_no, is_confidential, request_feedback, event_at,
          event_zone, location, subject, sections, created_at, listed_at, submitted_at)
        select made.id, r.report_type, 'Open', 'SSR-2026-' || made.id, false, false, r.event_at, 1, r.location, r.subject, r.sections,
          r.created_at, r.listed_at, r.submitted_at from made, (select * from safety.report limit 1) r returning id)
      insert into safety.duty (report_id, report_type, state, is_opened, basis, class, starts_at, due_at, plain_due_at,
          proposed_basis, proposed_class, proposed_from)
        select reports.id, d.report_type, 'Open', true, d.basis, d.class, d.starts_at, d.due_at, d.plain_due_at, d.proposed_basis,
          d.proposed_class, d.proposed_from from reports, (select * from safety.duty limit 1) d`);
    await app.pool.query(
      "insert into calendar.holiday (date, name, eng_name, kind, is_verified) values ('2026-11-12', '임시', 'x', 'Temporary', true)",
    );
    const began = performance.now();
    await run('recompute-duties');
    expect(performance.now() - began).toBeLessThan(10_000);
    const { rows } = await app.pool.query('select due_at, count(*)::integer as of from safety.duty group by due_at');
    expect(rows).toEqual([{ due_at: new Date('2026-11-16T01:00:00.000Z'), of: 10_001 }]);
    expect((await kindsFor(app, office)).includes('safety.filing-overdue')).toBe(true);
  });
});

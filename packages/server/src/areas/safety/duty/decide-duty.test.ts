import { listAudit } from '@portal/contract/admin';
import {
  changeReport,
  completeReport,
  type DecisionBody,
  decideDuty,
  getDuty,
  type ReportBody,
  recordFiling,
} from '@portal/contract/safety';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import type { TestEmployee } from '#testing/given-company';
import { givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  return () => app.close();
});

const dutyOf = async (id: number, who = office) => (await app.call(getDuty, who, { params: { id } })).body;
const least: DecisionBody = { basis: 'Obstacle', item: '1', startsFrom: 'Event' };
const decide = (id: number, body: Partial<DecisionBody> = {}, who = office, headers: Record<string, string> = {}) =>
  app.call(decideDuty, who, { params: { id }, body: { ...least, ...body }, headers });
const change = (id: number, more: Partial<ReportBody>, who = air.captain) =>
  app.call(changeReport, who, { params: { id }, body: sampleReport(more) });
const file = (id: number, more: object = {}) =>
  app.call(recordFiling, office, {
    params: { id },
    body: { recipient: 'Minister', form: '65', filedAt: '2026-11-20T00:30:00.000Z', ...more },
  });

describe('a decision', () => {
  test('replaces the proposal, names who decided, and writes no reason to the audit trail', async () => {
    const { id } = await givenReport(app, air.captain);
    const { status, body } = await decide(id, { item: '5', reason: '엔진 화재' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isConfirmed: true,
      needsReview: false,
      basis: 'Obstacle',
      item: '5',
      class: 'Hours96',
      dueAt: '2026-11-25T12:40:00.000Z',
      plainDueAt: '2026-11-23T12:40:00.000Z',
      rule: { id: 'obstacle-96' },
      proposal: { class: 'Hours72' },
      version: 2,
    });
    expect(body.history?.at(-1)).toMatchObject({ by: { id: office.id }, source: 'Decision', reason: '엔진 화재' });
    await givenGrant(app, office, 'Admin', 'Level0');
    const trail = await app.call(listAudit, office, { query: { recordId: id, action: 'decide-duty' } });
    expect(trail.body.items).toMatchObject([
      {
        actor: { id: office.id },
        after: {
          basis: 'Obstacle',
          item: '5',
          class: 'Hours96',
          startsFrom: 'Event',
          dueAt: '2026-11-25T12:40:00.000Z',
        },
      },
    ]);
    expect(JSON.stringify(trail.body)).not.toContain('화재');
  });

  test('starts the deadline when the event became known, and after a hindrance at its end', async () => {
    const { id } = await givenReport(app, air.captain);
    const knownAt = '2026-11-19T15:00:00.000Z';
    const known = await decide(id, { startsFrom: 'Knowledge', knownAt, reason: '통보' });
    // From Friday 00:00: Friday, then Monday and Tuesday.
    expect(known.body).toMatchObject({ startsAt: knownAt, knownAt, dueAt: '2026-11-24T15:00:00.000Z' });
    const lasting = await decide(id, { hindrance: { reason: '부상' }, reason: '입원' });
    expect(lasting.body).toMatchObject({
      class: 'Hindrance72',
      state: 'Waiting',
      dueAt: null,
      hindrance: { reason: '부상', endedAt: null },
    });
    const endedAt = '2026-11-20T00:00:00.000Z';
    const ended = await decide(id, { hindrance: { reason: '부상', endedAt }, reason: '퇴원' });
    expect(ended.body).toMatchObject({
      startsAt: '2026-11-19T12:40:00.000Z',
      dueAt: '2026-11-23T00:00:00.000Z',
      plainDueAt: '2026-11-23T00:00:00.000Z',
      hindrance: { reason: '부상', endedAt },
      rule: { id: 'hindrance' },
    });
  });

  test('that differs from the proposal needs a reason; invalid input is named at its field', async () => {
    const { id } = await givenReport(app, air.captain);
    const errors = async (body: Partial<DecisionBody>) => {
      const { status, body: problem } = await decide(id, body);
      const told = (problem as unknown as { errors: { path: string; code: string }[] }).errors;
      return [status, ...told.map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await errors({ item: null })).toEqual([422, 'item required']);
    expect(await errors({ basis: 'None' })).toEqual([422, 'item not-applicable', 'reason required']);
    expect(await errors({ startsFrom: 'Knowledge', knownAt: '2026-11-19T12:00:00Z', reason: 'x' })).toEqual([
      422,
      'knownAt before-event',
    ]);
    expect(await errors({ hindrance: { endedAt: '2026-11-21T00:00:00Z' } })).toEqual([
      422,
      'hindrance.reason required',
      'hindrance.endedAt in-future',
      'reason required',
    ]);
    expect((await decide(id, { item: '8' as never })).status).toBe(400);
    expect((await decide(id, { reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await dutyOf(id)).version).toBe(1);
  });

  test('needs review once the proposal changed, until it is decided again', async () => {
    const { id } = await givenReport(app, air.captain);
    await decide(id);
    await givenClassification(app, office, id, { eventType: 0 });
    expect(await dutyOf(id)).toMatchObject({
      needsReview: true,
      isConfirmed: true,
      class: 'Hours72',
      proposal: { class: 'AtOnce', from: 'Classification' },
    });
    expect((await decide(id)).status).toBe(422);
    const again = await decide(id, { reason: '사고가 아님' });
    expect(again.body).toMatchObject({ needsReview: false, class: 'Hours72' });
  });

  test('keeps its own start when the event of the report is changed', async () => {
    const { id } = await givenReport(app, air.captain);
    await decide(id);
    await change(id, { eventDate: '2026-11-18T21:40' });
    expect(await dutyOf(id)).toMatchObject({ isConfirmed: true, startsAt: '2026-11-18T12:40:00.000Z' });
  });

  test('based on an older version is refused; of two concurrent ones both are recorded, one after the other', async () => {
    const { id } = await givenReport(app, air.captain);
    const both = await Promise.all(
      ['1', '5'].map((item) =>
        decide(id, { item: item as '1', reason: '판단' }, item === '1' ? office : air.level[5], { 'if-match': '"1"' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(id, {}, office, { 'if-match': '"1"' })).status).toBe(409);
  });

  test('is possible in every status of the report, also when closed', async () => {
    const { id } = await givenReport(app, air.captain);
    await givenClassification(app, office, id, { isUnmanaged: true });
    expect((await app.call(completeReport, office, { params: { id } })).body.status).toBe('Closed');
    expect((await decide(id)).status).toBe(200);
    expect((await file(id)).status).toBe(201);
  });
});

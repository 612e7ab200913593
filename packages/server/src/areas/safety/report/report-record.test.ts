import { listAudit } from '@portal/contract/admin';
import {
  changeReport,
  createReportDraft,
  deleteReport,
  getReport,
  getReportStatus,
  listAdvisoryTypes,
  listDangerousGoods,
  listOccurrences,
  listReportFields,
  listReportStatuses,
  type ReportBody,
  submitNewReport,
  submitReportDraft,
  updateReportDraft,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';
import { rowCounts } from '#testing/traces';

let app: TestApp;
let air: Airline;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const draftOf = async (more: Partial<ReportBody> = {}) =>
  (await app.call(createReportDraft, air.captain, { body: sampleReport(more) })).body;
const read = (id: number, who: TestEmployee) => app.call(getReport, who, { params: { id } });
const change = (id: number, who: TestEmployee, more: Partial<ReportBody> = {}, headers = {}) =>
  app.call(changeReport, who, { params: { id }, body: sampleReport(more), headers });
const trailOf = async (id: number) =>
  (await app.call(listAudit, admin, { query: { recordType: 'report', recordId: id } })).body.items;

describe('the catalogues', () => {
  test('are trees for everyone signed in, and the statuses are a list', async () => {
    for (const [lookup, size] of [
      [listReportFields, 9],
      [listAdvisoryTypes, 3],
      [listDangerousGoods, 9],
      [listOccurrences, 7],
    ] as const) {
      const { status, body } = await app.call(lookup, air.captain);
      expect([status, body.length]).toEqual([200, size]);
    }
    const { body: occurrences } = await app.call(listOccurrences, air.captain);
    expect(occurrences.flatMap(({ childNodes }) => childNodes)).toContainEqual({
      id: 29,
      name: '조류충돌',
      engName: 'Bird strike',
      code: 'BIRD',
      childNodes: [],
    });
    const { body: statuses } = await app.call(listReportStatuses, air.captain);
    expect([statuses.length, statuses[0], statuses[7]]).toEqual([
      8,
      { key: 1, value: 'Open', description: 'Open' },
      { key: 8, value: 'Closed', description: 'Closed' },
    ]);
  });
});

describe('a draft', () => {
  test('needs a subject and a type, and is visible to its reporter alone', async () => {
    const { status, body } = await app.call(createReportDraft, air.captain, {
      body: { reportType: 'SSVR', subject: '초안' },
    });
    expect([status, body]).toMatchObject([
      201,
      { status: 'Draft', reportNo: null, reportDate: null, isMine: true, reporter: { id: air.captain.id }, version: 1 },
    ]);
    expect(body.can).toEqual({
      change: 'wrong-status',
      converse: 'wrong-status',
      delete: true,
      files: true,
      flags: true,
    });
    for (const other of [air.colleague, air.level[2], air.level[3]])
      expect((await read(body.id, other)).body).toMatchObject({ code: 'no-permission-on-document', status: 401 });
    for (const other of [air.level[4], air.level[5], air.level[6]])
      expect((await read(body.id, other)).body).toMatchObject({ code: 'not-found', status: 404 });
    const blank = await app.call(createReportDraft, air.captain, { body: { reportType: 'SSR', subject: ' ' } });
    expect([blank.status, blank.body]).toMatchObject([422, { errors: [{ path: 'subject', code: 'required' }] }]);
  });

  test('is saved again and replaced completely; a change based on an old version changes nothing', async () => {
    const draft = await draftOf({ flightDetail: { flightNo: 'HB101' } });
    expect(draft.flightDetail).toMatchObject({ flightNo: 'HB101', flightDateTimeZone: 1, aircraftType: null });
    const body = { reportType: 'SSR' as const, subject: '다시' };
    const saved = await app.call(updateReportDraft, air.captain, { params: { id: draft.id }, body });
    expect(saved.body).toMatchObject({ subject: '다시', flightDetail: null, fieldLevel1: null, version: 2 });
    const headers = { 'if-match': '"1"' };
    const stale = await app.call(updateReportDraft, air.captain, { params: { id: draft.id }, body, headers });
    expect(stale.body).toMatchObject({ code: 'changed-meanwhile', status: 409 });
    const other = await app.call(updateReportDraft, air.captain, {
      params: { id: draft.id },
      body: { ...body, reportType: 'SSVR' },
    });
    expect(other.body).toMatchObject({ status: 422, errors: [{ path: 'reportType' }] });
  });

  test('leaves no entry in the audit trail, and is missing after its deletion', async () => {
    const { id } = await draftOf();
    expect((await app.call(deleteReport, air.captain, { params: { id } })).status).toBe(204);
    expect(await trailOf(id)).toEqual([]);
    expect((await read(id, air.captain)).status).toBe(401);
    expect((await app.call(deleteReport, air.captain, { params: { id } })).status).toBe(401);
  });

  test('with a picture stores the picture without metadata about its author', async () => {
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#204080' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'captain kim' } })
      .toBuffer();
    expect(picture.includes('captain kim')).toBe(true);
    const src = `data:image/jpeg;base64,${picture.toString('base64')}`;
    const { description } = await draftOf({ description: `<p>사진</p><img src="${src}" alt="김기장 촬영.jpg">` });
    expect(description).not.toMatch(/alt|김기장/);
    const normalized = Buffer.from(/base64,([^"]+)"/.exec(description ?? '')?.[1] ?? '', 'base64');
    expect((await sharp(normalized).metadata()).width).toBe(8);
    expect(normalized.includes('captain kim')).toBe(false);
    const broken = await app.call(createReportDraft, air.captain, {
      body: sampleReport({ description: '<img src="data:image/png;base64,iVBORw0KGgo=">' }),
    });
    expect(broken.body).toMatchObject({ status: 422, errors: [{ path: 'description', code: 'picture-unreadable' }] });
  });
});

describe('submitting', () => {
  test('gives the next number of its type and year, and stores the reporter', async () => {
    const first = await givenReport(app, air.captain);
    const second = await givenReport(app, air.captain);
    const voluntary = await givenReport(app, air.captain, { reportType: 'SSVR' });
    const numberOf = (no: string | null) => Number(/^SSR-2026-([0-9]{4})$/.exec(no ?? '')?.[1]);
    expect(numberOf(second.reportNo)).toBe(numberOf(first.reportNo) + 1);
    expect(voluntary.reportNo).toMatch(/^SSVR-2026-[0-9]{4}$/);
    expect(first).toMatchObject({
      status: 'Open',
      reporter: { id: air.captain.id },
      department: { id: air.crew, engName: 'FO Team' },
      reportDate: '2026-11-20T01:00:00.000Z',
      eventDate: '2026-11-19T21:40',
      eventDateTimeZone: 1,
      fieldLevel1: { id: 1, engName: 'Flight operations' },
    });
    expect(first).not.toHaveProperty('initialRisk');
    expect((await app.call(getReportStatus, air.captain, { params: { id: first.id } })).body).toEqual({
      status: 'Open',
    });
  });

  test('names every invalid field and takes no number', async () => {
    const before = await rowCounts(app.pool);
    const { status, body } = await app.call(submitNewReport, air.captain, {
      body: {
        reportType: 'SSR',
        mandatoryReportType: 1,
        fieldLevel1: { id: 1 },
        eventDate: '2026-11-20T10:01',
        flightDetail: { flightNo: 'HB1' },
        dangerousGoodsDetail: { quantity: 0 },
      },
    });
    const { errors } = body as unknown as { errors: { path: string; code: string }[] };
    expect([status, errors.map(({ path, code }) => `${path} ${code}`).toSorted()]).toEqual([
      422,
      [
        'dangerousGoodsDetail not-applicable',
        'dangerousGoodsDetail.dangerousGoodsClass required',
        'dangerousGoodsDetail.phaseOfTransport required',
        'dangerousGoodsDetail.properShippingName required',
        'description required',
        'eventDate in-future',
        'fieldLevel2 required',
        'flightDetail.flightDate required',
        'flightDetail.flightPhase required',
        'flightDetail.registrationNo required',
        'flightDetail.routeFrom required',
        'location required',
        'subject required',
        'tcasraDetail required',
      ],
    ]);
    expect(await rowCounts(app.pool)).toEqual(before);
  });

  test('the same draft with two concurrent calls makes one report', async () => {
    const { id } = await draftOf();
    const answers = await Promise.all(
      [1, 2].map(() => app.call(submitReportDraft, air.captain, { params: { id }, body: sampleReport() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.map(({ body }) => (body as unknown as { code?: string }).code)).toContain('wrong-status');
  });

  test('with concurrent calls gives numbers without gap or duplicate', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => givenReport(app, air.captain)));
    const numbers = made.map(({ reportNo }) => Number(reportNo?.slice(-4))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_number, place) => (numbers[0] ?? 0) + place));
    expect(new Set(made.map(({ id }) => id)).size).toBe(50);
    expect(made.map(({ id }) => id)).not.toEqual(made.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test('twice with the same idempotency key makes one report', async () => {
    const headers = { 'idempotency-key': 'train-1' };
    const [one, other] = [
      await app.call(submitNewReport, air.captain, { body: sampleReport(), headers }),
      await app.call(submitNewReport, air.captain, { body: sampleReport(), headers }),
    ];
    expect(other.body).toEqual(one.body);
  });
});

describe('changing', () => {
  test('is the right of the reporter in Open and of the safety office, and of nobody else', async () => {
    const { id } = await givenReport(app, air.captain);
    expect((await change(id, air.captain, { subject: '고침' })).body).toMatchObject({ subject: '고침', version: 3 });
    for (const level of [5, 6] as const) expect((await change(id, air.level[level])).status).toBe(200);
    for (const level of [2, 3, 4] as const)
      expect((await change(id, air.level[level])).body).toMatchObject({ code: 'no-permission', status: 403 });
    expect((await change(id, air.colleague)).body).toMatchObject({ code: 'no-permission-on-document', status: 401 });
    expect((await change(id, air.captain, {}, { 'if-match': '"1"' })).status).toBe(409);
    expect((await change(id, air.captain, { subject: '' })).body).toMatchObject({
      errors: [{ path: 'subject', code: 'required' }],
    });
  });

  test('the flags is the right of the reporter, and a refused change saves nothing', async () => {
    const { id } = await givenReport(app, air.captain);
    for (const flag of ['isConfidential', 'requestFeedback'] as const)
      expect((await change(id, air.level[6], { [flag]: true, subject: '몰래' })).body).toMatchObject({ status: 403 });
    expect((await read(id, air.captain)).body).toMatchObject({ subject: sampleReport().subject, version: 2 });
    expect((await change(id, air.captain, { requestFeedback: true })).body).toMatchObject({ requestFeedback: true });
  });

  test('a draft with this call is refused, and a report with the call for drafts', async () => {
    const draft = await draftOf();
    expect((await change(draft.id, air.captain)).body).toMatchObject({ code: 'wrong-status' });
    const { id } = await givenReport(app, air.captain);
    const again = await app.call(updateReportDraft, air.captain, { params: { id }, body: sampleReport() });
    expect(again.body).toMatchObject({ code: 'wrong-status', status: 422 });
  });

  test('records the names of fields in the audit trail, and the actor for an ordinary report', async () => {
    const { id, reportNo } = await givenReport(app, air.captain);
    await change(id, air.captain, { subject: '비밀 제목', location: 'RKPC' });
    await change(id, air.level[6], { subject: '다른 제목', location: 'RKPC' });
    const entries = await trailOf(id);
    expect(entries.map(({ action, actor, after }) => [action, actor?.id, after])).toEqual([
      ['change', air.level[6].id, { fields: ['subject'], byReporter: false }],
      ['change', air.captain.id, { fields: ['location', 'subject'], byReporter: true }],
      ['submit', air.captain.id, { status: 'Open', reportNo, reportType: 'SSR', byReporter: true }],
    ]);
    expect(JSON.stringify(entries)).not.toContain('제목');
  });
});

describe('deleting', () => {
  test('is the right of the reporter and the safety office in Open; the audit trail stays', async () => {
    const mine = await givenReport(app, air.captain);
    for (const level of [2, 4] as const)
      expect((await app.call(deleteReport, air.level[level], { params: { id: mine.id } })).status).toBe(403);
    expect((await app.call(deleteReport, air.captain, { params: { id: mine.id } })).status).toBe(204);
    expect((await read(mine.id, air.level[6])).status).toBe(404);
    expect((await trailOf(mine.id)).map(({ action }) => action)).toEqual(['delete', 'submit']);
    const other = await givenReport(app, air.captain);
    expect((await app.call(deleteReport, air.level[5], { params: { id: other.id } })).status).toBe(204);
  });

  test('with two concurrent calls deletes once', async () => {
    const { id } = await givenReport(app, air.captain);
    const both = await Promise.all([1, 2].map(() => app.call(deleteReport, air.captain, { params: { id } })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  });
});

describe('the reporter of a confidential report', () => {
  const others = () => [air.level[4], air.level[5], air.level[6]];

  test('is in no answer of the record; Level2 and Level3 do not see the report', async () => {
    const { id } = await givenReport(app, air.captain, { isConfidential: true, requestFeedback: true });
    for (const who of [...others(), air.captain]) {
      const { body } = await read(id, who);
      expect(body).toMatchObject({ isMine: who === air.captain, reportDate: '2026-11-20', requestFeedback: false });
      for (const field of ['reporter', 'department', 'createdDate']) expect(body).not.toHaveProperty(field);
      expect(JSON.stringify(body)).not.toContain('captain');
    }
    for (const level of [2, 3] as const) expect((await read(id, air.level[level])).status).toBe(401);
  });

  test('is removed from the audit trail when the report becomes confidential, and visible again when it no longer is', async () => {
    const { id } = await givenReport(app, air.captain);
    const actors = async () => (await trailOf(id)).map(({ actor }) => actor?.id);
    const ofCaptain = async () =>
      (await app.call(listAudit, admin, { query: { actorId: air.captain.id, recordId: id } })).body.total;
    expect([await actors(), await ofCaptain()]).toEqual([[air.captain.id], 1]);
    await change(id, air.captain, { isConfidential: true });
    await change(id, air.level[6], { isConfidential: true, subject: '분류' });
    expect([await actors(), await ofCaptain()]).toEqual([[air.level[6].id, undefined, undefined], 0]);
    expect(JSON.stringify(await trailOf(id))).not.toContain('captain');
    expect((await read(id, air.level[6])).body).not.toHaveProperty('reporter');
    await change(id, air.captain);
    expect((await read(id, air.level[6])).body).toMatchObject({ reporter: { id: air.captain.id } });
    expect(await ofCaptain()).toBe(3);
  });

  test('is in no row of any table except its own', async () => {
    const { id } = await givenReport(app, air.captain, { isConfidential: true });
    const { rows } = await app.pool.query('select * from safety.report where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(`:${air.captain.id},"shown`);
    expect(rows[0]).toMatchObject({ shown_reporter_id: null, shown_department_name: null });
    const named = await app.pool.query('select 1 from audit.entry where record_id = $1 and actor_id is not null', [id]);
    expect(named.rows).toEqual([]);
    const owned = await app.pool.query('select 1 from platform.record_owner where record_id = $1', [id]);
    expect(owned.rows).toEqual([]);
    await expect(
      app.pool.query('update safety.report set shown_reporter_id = $2 where id = $1', [id, air.captain.id]),
    ).rejects.toThrow('check constraint');
  });
});

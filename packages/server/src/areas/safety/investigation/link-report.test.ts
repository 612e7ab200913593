import {
  addRelations,
  changeInvestigation,
  createInvestigation,
  createInvestigationHazard,
  createReportDraft,
  deleteReport,
  getInvestigation,
  getInvestigationHazard,
  getReport,
  type InvestigationBody,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleHazard } from '#testing/safety/given-case';
import {
  givenInvestigation,
  givenInvestigationIn,
  givenSafetyOffice,
  type SafetyOffice,
  sampleInvestigation,
} from '#testing/safety/given-investigated';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: SafetyOffice;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = await givenSafetyOffice(app, air);
});

afterAll(() => app.close());

type Body = Partial<InvestigationBody>;
const make = (more: Body = {}, who = office.master) =>
  app.call(createInvestigation, who, { body: sampleInvestigation(office, more) });
const change = (id: number, more: Body = {}, who = office.master, headers = {}) =>
  app.call(changeInvestigation, who, { params: { id }, body: sampleInvestigation(office, more), headers });
const read = (id: number, who = office.master) => app.call(getInvestigation, who, { params: { id } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const errorsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => `${path} ${code}`) ?? []),
];
const linked = (reportId: number): Body => ({ source: 'InternalMandatoryReport', reportId });

describe('the linked report', () => {
  test('has the type that the source needs, is submitted, no child, and linked to nothing else', async () => {
    const voluntary = await givenReport(app, air.captain, { reportType: 'SSVR' });
    expect(errorsOf(await make(linked(voluntary.id)))).toEqual([422, 'reportId not-one-of']);
    const draft = (await app.call(createReportDraft, air.captain, { body: sampleReport() })).body;
    expect(errorsOf(await make(linked(draft.id)))).toEqual([422, 'reportId report-unknown']);
    const [main, child] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
    await app.call(addRelations, office.master, { params: { id: main.id }, body: [child.id] });
    expect(errorsOf(await make(linked(child.id)))).toEqual([422, 'reportId report-has-main']);
    expect((await make(linked(main.id))).status).toBe(201);
    expect(codeOf(await make(linked(main.id)))).toEqual([409, 'report-linked']);
    expect(codeOf(await app.call(deleteReport, air.captain, { params: { id: main.id } }))).toEqual([
      409,
      'has-records',
    ]);
  });

  test('changes with the source while the investigation is open, which its hazard follows; the old report can be linked again', async () => {
    const [first, second] = [
      await givenReport(app, air.captain),
      await givenReport(app, air.captain, { reportType: 'SSVR' }),
    ];
    const { id } = await givenInvestigation(app, office, linked(first.id));
    await app.call(createInvestigationHazard, office.master, { params: { id }, body: sampleHazard() });
    const hazard = async () =>
      (await app.call(getInvestigationHazard, office.master, { params: { id } })).body as unknown as object;
    expect(await hazard()).toMatchObject({ source: 'InternalMandatoryReport', report: { id: first.id } });
    const moved = await change(id, { source: 'InternalVoluntaryReport', reportId: second.id });
    expect([moved.status, moved.body.reportNo, moved.body.hazard?.source]).toEqual([
      200,
      second.reportNo,
      'InternalVoluntaryReport',
    ]);
    expect((await app.call(deleteReport, air.captain, { params: { id: first.id } })).status).toBe(204);
    expect((await change(id)).body).toMatchObject({ reportId: null, source: 'SiteInspection' });
    expect(await hazard()).toMatchObject({ source: 'Investigation', report: null, version: 1, status: 'Open' });
  });

  test('stays with its source later, while other sources can change among those that are not internal', async () => {
    const [first, second] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
    const { id } = await givenInvestigationIn(app, office, 'InProgress', linked(first.id));
    expect(errorsOf(await change(id, linked(second.id)))).toEqual([422, 'reportId fixed-now']);
    expect(errorsOf(await change(id))).toEqual([422, 'reportId fixed-now', 'source fixed-now']);
    expect((await change(id, { ...linked(first.id), title: '다른 제목' })).status).toBe(200);
    const other = await givenInvestigationIn(app, office, 'InProgress');
    expect(errorsOf(await change(other.id, linked(second.id)))).toEqual([
      422,
      'reportId fixed-now',
      'source fixed-now',
    ]);
    expect((await change(other.id, { source: 'FOQA' })).body.source).toBe('FOQA');
  });

  test('is linked once by two concurrent calls', async () => {
    for (let race = 0; race < 20; race += 1) {
      const { id } = await givenReport(app, air.captain);
      const answers = await Promise.all([make(linked(id)), make(linked(id), air.level[5])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });

  test('becomes a child or is linked, never both', async () => {
    for (let race = 0; race < 20; race += 1) {
      const [main, child] = [await givenReport(app, air.captain), await givenReport(app, air.captain)];
      const [related, opened] = await Promise.all([
        app.call(addRelations, air.level[5], { params: { id: main.id }, body: [child.id] }),
        make(linked(child.id)),
      ]);
      expect([
        [200, 422],
        [422, 201],
      ]).toContainEqual([related.status, opened.status]);
    }
  });
});

test('an investigator reads the linked report, even a confidential one, and learns nothing about its reporter', async () => {
  const report = await givenReport(app, air.captain, { reportType: 'SSVR', isConfidential: true });
  const { id } = await givenInvestigation(app, office, { source: 'InternalVoluntaryReport', reportId: report.id });
  expect((await app.call(getReport, office.investigator, { params: { id: report.id } })).status).toBe(200);
  for (const who of [office.master, office.investigator])
    expect(JSON.stringify((await read(id, who)).body)).not.toContain('captain');
  // A refusal would reveal that they wrote it.
  await app.pool.query('update directory.employee set department_id = $2 where id = $1', [
    air.captain.id,
    office.investigator.departmentId,
  ]);
  expect(
    (
      await change(id, {
        source: 'InternalVoluntaryReport',
        reportId: report.id,
        investigators: [{ investigator: { id: air.captain.id } }],
      })
    ).status,
  ).toBe(200);
  await app.pool.query('update directory.employee set department_id = $2 where id = $1', [air.captain.id, air.crew]);
});

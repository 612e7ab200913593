import { listAudit } from '@portal/contract/admin';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let base: number;
let pilots: TestEmployee[];
let lead: TestEmployee;
let head: TestEmployee;
let office: TestEmployee;
let administrator: TestEmployee;

const flightDetail = {
  flightDate: '2026-11-10',
  flightNo: 'HB101',
  routeFrom: 'GMP',
  routeTo: 'CJU',
  registrationNo: 'HL8401',
  flightPhase: 8,
};

/** One base with three pilots, its head, and the safety office. */
beforeAll(async () => {
  app = await createTestApp();
  const root = await givenDepartment(app, 'HQ');
  base = await givenDepartment(app, 'FO', root);
  pilots = [];
  for (const name of ['pilot1', 'pilot2', 'pilot3']) pilots.push(await givenEmployee(app, name, base));
  lead = await givenEmployee(app, 'lead', base);
  head = await givenEmployee(app, 'head', base);
  office = await givenEmployee(app, 'office', root);
  await givenGrant(app, lead, 'ESMS', 'Level2');
  await givenGrant(app, head, 'ESMS', 'Level3');
  await givenGrant(app, office, 'ESMS', 'Level6');
  administrator = await givenEmployee(app, 'administrator', root);
  await givenGrant(app, administrator, 'Admin', 'Level0');
  for (const pilot of pilots)
    await givenReport(app, pilot, { subject: '지연 보고', flightDetail, eventDate: '2026-11-10T10:00' });
});

afterAll(() => app.close());

const paths = (): string[] => [
  'reports',
  'reports?airport=CJU&phase=8',
  'reports?registrationNo=HL8401',
  `reports?divisionId=${base}`,
  'reports?eventType=none&riskClass=none',
  `reports?searchType=Content&searchText=${encodeURIComponent('활주로를 벗어날')}`,
  ...pilots.flatMap(({ id }) => [`reports?ownerId=${id}`, `actions?ownerId=${id}`]),
  'actions',
  'analysis?toDate=2026-11-30',
  'analysis?fromDate=2026-11-11&toDate=2026-11-11',
  `analysis?toDate=2026-11-30&divisionId=${base}`,
];

/** All that somebody is answered, and what their spreadsheets hold. */
const seenBy = async (who: TestEmployee): Promise<string[]> => {
  const headers = tokensOf(who);
  const seen: string[] = [];
  for (const path of paths()) {
    const { statusCode, body } = await app.app.inject({ url: `/api/esms/${path}`, headers });
    seen.push(`${path} ${statusCode} ${body}`);
  }
  for (const list of ['reports', 'actions']) {
    const answer = await app.app.inject({ method: 'POST', url: `/api/esms/${list}/export`, headers });
    seen.push(
      `${list} ${answer.statusCode === 200 ? JSON.stringify(await readSheet(answer.rawPayload)) : answer.body}`,
    );
  }
  return seen;
};

test.each([0, 1, 2])(
  'in a base of three pilots nobody of it sees that one wrote a confidential report: %i',
  async (writer) => {
    const others = [lead, head, ...pilots.filter((_pilot, place) => place !== writer)];
    const before = await Promise.all(others.map(seenBy));
    const secret = await givenReport(app, pilots[writer] as TestEmployee, {
      isConfidential: true,
      subject: '활주로 이탈',
      description: '<p>활주로를 벗어날 뻔했습니다.</p>',
      flightDetail,
      eventDate: '2026-11-11T10:00',
    });
    expect(await Promise.all(others.map(seenBy))).toEqual(before);
    const listed = await app.app.inject({
      url: '/api/esms/reports?airport=CJU&toDate=2026-11-30',
      headers: tokensOf(office),
    });
    const row = listed.json().items.find(({ id }: { id: number }) => id === secret.id);
    expect(row).toMatchObject({ isConfidential: true, airport: 'CJU', isMine: false });
    expect([row.reporter, row.department, row.reportDate.length]).toEqual([undefined, undefined, 10]);
    await app.pool.query('delete from safety.case where id = $1', [secret.id]);
  },
);

/** How many rows the audit trail tells of the last export. */
const auditedRows = async (): Promise<unknown> => {
  const { body } = await app.call(listAudit, administrator, { query: { area: 'safety', limit: 1 } });
  return body.items[0]?.after;
};

test('the trail of an export tells nobody that its caller wrote a confidential report', async () => {
  const writers = [pilots[0], lead, office] as TestEmployee[];
  const exported = async (who: TestEmployee, query: string): Promise<unknown> => {
    const url = `/api/esms/reports/export?${query}`;
    const { statusCode } = await app.app.inject({ method: 'POST', url, headers: tokensOf(who) });
    expect(statusCode).toBe(200);
    return auditedRows();
  };
  for (const who of writers) {
    const queries = who === office ? ['myReportOnly=true', 'hasNews=true'] : ['', 'myReportOnly=true', 'airport=CJU'];
    const told = async (): Promise<unknown[]> => {
      const all: unknown[] = [];
      for (const query of queries) all.push(await exported(who, query));
      return all;
    };
    const before = await told();
    await givenReport(app, who, {
      isConfidential: true,
      subject: '활주로 이탈',
      flightDetail,
      eventDate: '2026-11-11T10:00',
    });
    expect(await told()).toEqual(before);
  }
  // Whoever sees all takes as many, whoever wrote them.
  expect(await exported(office, '')).toMatchObject({ list: 'Reports', rows: 6 });
});

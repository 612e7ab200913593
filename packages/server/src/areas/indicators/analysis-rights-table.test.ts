import { afterAll, beforeAll, expect, test } from 'vitest';
import { indicatorId } from '#testing/areas/given-figures';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let admin: TestEmployee;
let id: number;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
  id = await indicatorId(app, air.level[6], 10);
});

afterAll(() => app.close());

const people: readonly (readonly [string, number, () => TestEmployee])[] = [
  ['an administrator without more', 1, () => admin],
  ['level 1', 1, () => air.captain],
  ['level 2', 2, () => air.level[2]],
  ['level 3', 3, () => air.level[3]],
  ['level 4', 4, () => air.level[4]],
  ['level 5', 5, () => air.level[5]],
  ['level 6', 6, () => air.level[6]],
];

type Line = { needs: number; method?: 'POST'; url: string; body?: object; answers?: number };

const close = { counts: [{ key: 22, occurrenceCount: 0, baseCount: null }], reason: null };
const acknowledgement = { cause: '원인', hazard: null, action: null };

/** The lowest level of each call of analysis and months (rules/safety.md#board, rules/indicators.md#rights). */
const lines: Record<string, Line> = {
  reports: { needs: 1, url: '/api/esms/reports?open=true' },
  'reports as a spreadsheet': { needs: 1, method: 'POST', url: '/api/esms/reports/export' },
  views: { needs: 1, url: '/api/me/esms/views' },
  actions: { needs: 2, url: '/api/esms/actions' },
  'actions as a spreadsheet': { needs: 2, method: 'POST', url: '/api/esms/actions/export' },
  board: { needs: 2, url: '/api/esms/analysis' },
  alerts: { needs: 4, url: '/api/spi/alerts' },
  'reports behind a figure': { needs: 4, url: '/api/spi/:id/reports?year=2026&month=10' },
  hazards: { needs: 5, url: '/api/esms/hazards' },
  'hazards as a spreadsheet': { needs: 5, method: 'POST', url: '/api/esms/hazards/export' },
  investigations: { needs: 5, url: '/api/esms/investigations' },
  'investigations as a spreadsheet': { needs: 5, method: 'POST', url: '/api/esms/investigations/export' },
  month: { needs: 5, url: '/api/indicators/months/2026/10' },
  // Indicator 22 is never proposed, and never alerts.
  close: { needs: 5, method: 'POST', url: '/api/indicators/months/2026/10/close', body: close, answers: 422 },
  acknowledge: { needs: 5, method: 'POST', url: '/api/spi/:id/alerts/2026/10', body: acknowledgement, answers: 404 },
};

test.each(Object.entries(lines))('%s', async (_what, { needs, method = 'GET', url, body, answers = 200 }) => {
  for (const [name, level, who] of people) {
    const { statusCode, body: said } = await app.app.inject({
      method,
      url: url.replace(':id', String(id)),
      headers: tokensOf(who()),
      ...(body === undefined ? {} : { payload: body }),
    });
    expect([name, statusCode]).toEqual([name, level >= needs ? answers : 403]);
    if (level < needs) expect(JSON.parse(said)).toMatchObject({ code: 'no-permission' });
  }
});

import type { Level } from '@portal/contract/identity';
import { type Report, type ReportBody, submitNewReport } from '@portal/contract/safety';
import { givenGrant } from '../given-administrator.ts';
import { givenDepartment, givenEmployee, type TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

/** A body that can be submitted. */
export const sampleReport = (more: Partial<ReportBody> = {}): ReportBody => ({
  reportType: 'SSR',
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 12 },
  eventDate: '2026-11-19T21:40',
  location: 'RKSI RWY 33L',
  subject: '이륙 중 조류 충돌 🛫',
  description: '<p>이륙 활주 중 조류와 충돌했습니다.</p>',
  ...more,
});

/** A submitted report. */
export const givenReport = async (
  { call }: Pick<TestApp, 'call'>,
  reporter: TestEmployee,
  more: Partial<ReportBody> = {},
): Promise<Report> => {
  const { status, body } = await call(submitNewReport, reporter, { body: sampleReport(more) });
  if (status !== 201) throw new Error(`the report was not submitted: ${JSON.stringify(body)}`);
  return body;
};

export type Airline = {
  flight: number;
  crew: number;
  /** In a department below flight, of Level1. */
  captain: TestEmployee;
  colleague: TestEmployee;
  /** People with levels 2 to 6, by number; 2 in the captain's department, 3 in its parent, 4 to 6 elsewhere. */
  level: Record<2 | 3 | 4 | 5 | 6, TestEmployee>;
  /** Level2 and Level3 of another department. */
  elsewhere: Record<2 | 3, TestEmployee>;
};

/** Two branches of an airline with a person of every level on the menu ESMS. */
export const givenAirline = async (app: Pick<TestApp, 'db'>): Promise<Airline> => {
  const root = await givenDepartment(app, 'HQ');
  const flight = await givenDepartment(app, 'OP', root);
  const crew = await givenDepartment(app, 'FO', flight);
  const cabin = await givenDepartment(app, 'CB', root);
  const held = async (account: string, department: number, level: Level) => {
    const employee = await givenEmployee(app, account, department);
    await givenGrant(app, employee, 'ESMS', level);
    return employee;
  };
  return {
    flight,
    crew,
    captain: await givenEmployee(app, 'captain', crew),
    colleague: await givenEmployee(app, 'colleague', crew),
    level: {
      2: await held('two', crew, 'Level2'),
      3: await held('three', flight, 'Level3'),
      4: await held('four', cabin, 'Level4'),
      5: await held('five', cabin, 'Level5'),
      6: await held('six', cabin, 'Level6'),
    },
    elsewhere: { 2: await held('cabin2', cabin, 'Level2'), 3: await held('cabin3', cabin, 'Level3') },
  };
};

import { type Action, type Assignment, actionFamilies, type ReportBody } from '@portal/contract/safety';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';
import { givenAssessed, givenAssessment } from './given-case.ts';
import type { Airline } from './given-report.ts';

export type FamilyName = keyof typeof actionFamilies;
export const familyNames = Object.keys(actionFamilies) as FamilyName[];

/** A report of the captain's that waits for actions. */
export const givenNotified = async (app: TestApp, air: Airline, more: Partial<ReportBody> = {}): Promise<number> => {
  const { report } = await givenAssessed(app, air, more);
  await givenAssessment(app, air.level[6], report.id, [2, '2C']);
  return report.id;
};

const newCase = async ({ pool }: TestApp, kind: 'Investigation' | 'Hazard'): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select safety.new_case($1) as id', [kind]);
  return rows[0]?.id ?? 0;
};

let made = 0;

/** An investigation with an approved plan, so that actions can be assigned. */
export const givenInvestigation = async (
  app: TestApp,
  { author, investigators = [] }: { author: TestEmployee; investigators?: TestEmployee[] },
): Promise<number> => {
  const id = await newCase(app, 'Investigation');
  made += 1;
  await app.pool.query(
    `insert into safety.investigation (id, investigation_no, status, source, type, title, field_level1_id, description,
       start_on, end_on, author_id, created_at, conclusion, appendix, post_process, post_process_saved_by_id,
       post_process_saved_at)
     values ($1, $2, 'Action', 'SiteInspection', 'HighRiskHazard', '계류장 점검', 1, '설명', '2026-11-20', '2026-12-04', $3,
       now(), '결론', '첨부', 'Approved', $3, now())`,
    [id, `INV-TEST-${made}`, author.id],
  );
  for (const [place, { id: employee }] of investigators.entries())
    await app.pool.query('insert into safety.investigator values ($1, $2, $3)', [id, employee, place]);
  return id;
};

/** The hazard of a case, or a separate one with an assessment. */
export const givenHazardOf = async (app: TestApp, identifier: TestEmployee, caseId?: number): Promise<number> => {
  const id = caseId ?? (await newCase(app, 'Hazard'));
  made += 1;
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into safety.hazard (case_id, hazard_no, status, source, title, category_level1_id, category,
       potential_consequences, identifier_id, identified_on, modified_by_id, modified_at)
     values ($1, $2, 'Action', 'SiteInspection', '유도로 표지 퇴색', 1, '{"levels": [1], "description": null}', '[]', $3,
       '2026-11-20', $3, now()) returning id`,
    [id, `HZ-TEST-${made}`, identifier.id],
  );
  await app.pool.query(
    `insert into safety.assessment (case_id, seq, risk_level, assessor_id, is_assigned, modified_by_id, modified_at)
     select $1, 1, '4B', $2, false, $2, now() where not exists (select 1 from safety.assessment where case_id = $1)`,
    [id, identifier.id],
  );
  return rows[0]?.id ?? 0;
};

/** A case of a family to which actions may be assigned; its number in the paths. */
export const givenCaseOf = (app: TestApp, air: Airline, family: FamilyName): Promise<number> => {
  const office = air.level[6];
  if (family === 'reports') return givenNotified(app, air);
  return family === 'investigations' ? givenInvestigation(app, { author: office }) : givenHazardOf(app, office);
};

const assignmentOf = ({ id }: TestEmployee, dueDate?: string): Assignment => ({
  mitigator: { id },
  ...(dueDate === undefined ? {} : { dueDate }),
});

/** Actions of a case, one for each of these people. */
export const givenActions = async (
  { call }: Pick<TestApp, 'call'>,
  { family, id, by }: { family: FamilyName; id: number; by: TestEmployee },
  mitigators: readonly TestEmployee[],
  dueDate?: string,
): Promise<Action[]> => {
  const body = mitigators.map((mitigator) => assignmentOf(mitigator, dueDate));
  const { status, body: actions } = await call(actionFamilies[family].assign, by, { params: { id }, body });
  if (status !== 201) throw new Error(`the actions were not assigned: ${JSON.stringify(actions)}`);
  return actions;
};

/** An action on a separate case. */
export type GivenAction = { family: FamilyName; id: number; mid: number; action: Action };

export const givenAction = async (
  app: TestApp,
  air: Airline,
  family: FamilyName,
  mitigator: TestEmployee,
): Promise<GivenAction> => {
  const id = await givenCaseOf(app, air, family);
  const [action] = await givenActions(app, { family, id, by: air.level[6] }, [mitigator]);
  if (!action) throw new Error('no action was assigned');
  return { family, id, mid: action.id, action };
};

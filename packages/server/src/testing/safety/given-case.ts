import {
  type Classification,
  type ClassificationBody,
  createClassification,
  type ReportStatus,
} from '@portal/contract/safety';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

type Calls = Pick<TestApp, 'call'>;

export const sampleClassification = (more: Partial<ClassificationBody> = {}): ClassificationBody => ({
  caseType: 0,
  eventType: 2,
  eventCategories: [{ id: 29 }, { id: 13 }],
  ...more,
});

const requireMade = (what: string, { status, body }: { status: number; body: unknown }): void => {
  if (status !== 201) throw new Error(`${what} was not made: ${JSON.stringify(body)}`);
};

/** Classifies a report. */
export const givenClassification = async (
  { call }: Calls,
  office: TestEmployee,
  id: number,
  more: Partial<ClassificationBody> = {},
): Promise<Classification> => {
  const made = await call(createClassification, office, { params: { id }, body: sampleClassification(more) });
  requireMade('the classification', made);
  return made.body;
};

/** A report and its children in a status that other parts of its case lead to. */
export const givenStatus = async ({ pool }: Pick<TestApp, 'pool'>, id: number, status: ReportStatus): Promise<void> => {
  await pool.query('update safety.report set status = $2 where id = $1 or main_id = $1', [id, status]);
};

/** A hazard of a report, in a category of this first level. */
export const givenHazard = async ({ pool }: Pick<TestApp, 'pool'>, id: number, level1 = 1): Promise<void> => {
  await pool.query(
    `insert into safety.hazard (case_id, hazard_no, source, title, category_level1_id, category, potential_consequences,
       identifier_id, identified_on, modified_by_id, modified_at)
     select $1::integer, 'HZ-2026-T' || $1::integer, 'InternalMandatoryReport', '조류', $2, '{}', '[]', e.id, '2026-11-20', e.id, now()
     from directory.employee e order by e.id limit 1`,
    [id, level1],
  );
};

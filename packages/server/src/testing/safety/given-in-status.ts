import { createReportDraft, type ReportStatus, reportStatuses, uploadReportFiles } from '@portal/contract/safety';
import type { TestEmployee } from '../given-company.ts';
import { filesBody } from '../multipart.ts';
import type { TestApp } from '../test-app.ts';
import { givenAssessment, givenClassification, givenHazard } from './given-case.ts';
import { type Airline, givenReport, sampleReport } from './given-report.ts';

type Stage = { app: TestApp; air: Airline; assessor: TestEmployee };

/** A report as its calls find it. */
export type Given = {
  id: number;
  fileId: number;
  childId: number;
  first?: number;
  second?: number;
  third?: number;
};

const at = (status: ReportStatus): number => reportStatuses.indexOf(status);

/** Variants: no second assessor; no management needed; feedback requested; with a child. */
export type Kind = { isUnasked?: boolean; isUnmanaged?: boolean; isAsking?: boolean; isMain?: boolean };

const ask = async ({ app, air, assessor }: Stage, id: number): Promise<void> => {
  await app.pool.query(
    `insert into safety.assessment (case_id, seq, assessor_id, is_assigned, modified_by_id, modified_at)
     values ($1, 2, $2, true, $3, now())`,
    [id, assessor.id, air.level[6].id],
  );
};

/**
 * The acts that lead a report to a status. The two statuses that follow from actions are set directly, as is an
 * assessor named earlier than usual.
 */
const work = async (
  stage: Stage,
  id: number,
  status: ReportStatus,
  { isUnasked = false, isUnmanaged = false }: Kind,
): Promise<void> => {
  const { app, air } = stage;
  const office = air.level[6];
  if (!isUnasked) await ask(stage, id);
  if (at(status) >= at('HazardIdentification')) await givenClassification(app, office, id, { isUnmanaged });
  if (at(status) >= at('FirstRiskAssessment')) await givenHazard(app, office, id);
  if (at(status) >= at('SecondRiskAssessment')) await givenAssessment(app, office, id, [1, '3C']);
  if (at(status) >= at('Notification') && isUnasked) await givenAssessment(app, office, id, [2, '3D']);
  if (at(status) >= at('Notification'))
    await app.pool.query(`update safety.assessment set risk_level = '3D' where case_id = $1 and seq = 2`, [id]);
  if (at(status) >= at('ThirdRiskAssessment'))
    await app.pool.query(
      `insert into safety.assessment (case_id, seq, risk_level, assessor_id, is_assigned, modified_by_id, modified_at)
       values ($1, 3, '1E', $2, false, $2, now())`,
      [id, office.id],
    );
  await app.pool.query('update safety.report set status = $2 where id = $1', [id, status]);
  if (status === 'Closed') await app.pool.query('update safety.case set completed_at = now() where id = $1', [id]);
};

/** A child of it, in its status. */
const giveChild = async ({ app, air }: Stage, id: number): Promise<number> => {
  const child = await givenReport(app, air.captain);
  await app.pool.query(
    `update safety.report c set main_id = m.id, status = m.status from safety.report m where c.id = $1 and m.id = $2`,
    [child.id, id],
  );
  return child.id;
};

/** A report of the captain's in a status, by default with a file and a second assessor. */
export const givenInStatus = async (
  app: TestApp,
  people: Omit<Stage, 'app'>,
  status: ReportStatus,
  kind: Kind,
): Promise<Given> => {
  const { air } = people;
  const stage = { app, ...people };
  const body = sampleReport();
  const { id } =
    status === 'Draft'
      ? (await app.call(createReportDraft, air.captain, { body })).body
      : await givenReport(app, air.captain);
  const file = filesBody({ name: 'a.txt', content: 'a' });
  const [attached] = (await app.call(uploadReportFiles, air.captain, { params: { id }, ...file })).body;
  if (status !== 'Draft') await work(stage, id, status, kind);
  if (kind.isAsking) await app.pool.query('update safety.report set request_feedback = true where id = $1', [id]);
  const childId = kind.isMain && status !== 'Draft' ? await giveChild(stage, id) : 1;
  const { rows } = await app.pool.query<{ id: number; seq: number }>(
    'select id, seq from safety.assessment where case_id = $1',
    [id],
  );
  const numberOf = (seq: number) => rows.find((row) => row.seq === seq)?.id;
  const [first, second, third] = [numberOf(1), numberOf(2), numberOf(3)];
  return {
    id,
    fileId: attached?.id ?? 0,
    childId,
    ...(first && { first }),
    ...(second && { second }),
    ...(third && { third }),
  };
};

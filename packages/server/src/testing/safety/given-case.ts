import {
  type Assessment,
  type AssessmentSeq,
  assignAssessor,
  type Classification,
  type ClassificationBody,
  createClassification,
  createReportHazard,
  type Hazard,
  type HazardBody,
  type Report,
  type ReportBody,
  type ReportStatus,
  type RiskLevel,
  reportAssessments,
} from '@portal/contract/safety';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';
import { type Airline, givenReport } from './given-report.ts';

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

export const sampleHazard = (more: Partial<HazardBody> = {}): HazardBody => ({
  title: '활주로 주변 조류 무리',
  category: { level1: { id: 1 }, level2: { id: 12 }, level3: { id: 1201 }, level4: { id: 12012 }, description: '봄철' },
  potentialConsequences: [
    { level1: { id: 2 }, level2: { id: 206 }, level3: { id: 2064 } },
    { level1: { id: 11 }, level2: { id: 1103 } },
  ],
  ...more,
});

/** Registers the hazard of a report. */
export const givenHazard = async (
  { call }: Calls,
  office: TestEmployee,
  id: number,
  more: Partial<HazardBody> = {},
): Promise<Hazard> => {
  const made = await call(createReportHazard, office, { params: { id }, body: sampleHazard(more) });
  requireMade('the hazard', made);
  return made.body;
};

/** Stores an assessment of a report. */
export const givenAssessment = async (
  { call }: Calls,
  who: TestEmployee,
  id: number,
  [seq, riskLevel]: readonly [AssessmentSeq, RiskLevel],
): Promise<Assessment> => {
  const made = await call(reportAssessments.create, who, { params: { id }, body: { seq, version: 1, riskLevel } });
  requireMade('the assessment', made);
  return made.body;
};

/** Names the second assessor, by means of the first assessment. */
export const givenAssessor = async (
  { call }: Calls,
  office: TestEmployee,
  { id, raId }: { id: number; raId: number },
  assessor: TestEmployee,
): Promise<Assessment> => {
  const body = { seq: 2, assessor: { id: assessor.id } };
  const { status, body: second } = await call(assignAssessor, office, { params: { id, raId }, body });
  if (status !== 200) throw new Error(`nobody was asked: ${JSON.stringify(second)}`);
  return second;
};

/** A report of the captain's that was classified, has a hazard and its first assessment. */
export const givenAssessed = async (
  app: Calls,
  air: Airline,
  more: Partial<ReportBody> = {},
): Promise<{ report: Report; first: Assessment }> => {
  const report = await givenReport(app, air.captain, more);
  await givenClassification(app, air.level[6], report.id);
  await givenHazard(app, air.level[6], report.id);
  return { report, first: await givenAssessment(app, air.level[6], report.id, [1, '4B']) };
};

/** Sets a report and its children to a status that other parts of its case would lead to. */
export const givenStatus = async ({ pool }: Pick<TestApp, 'pool'>, id: number, status: ReportStatus): Promise<void> => {
  await pool.query('update safety.report set status = $2 where id = $1 or main_id = $1', [id, status]);
};

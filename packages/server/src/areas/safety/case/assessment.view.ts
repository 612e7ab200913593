import type { Assessment, RiskLevel } from '@portal/contract/safety';
import type { AssessmentRow } from './assessment.queries.ts';

/** The level of a row, if it has one. */
export const viewRisk = (riskLevel: RiskLevel | null): { riskLevel: RiskLevel } | null =>
  riskLevel === null ? null : { riskLevel };

export const viewAssessment = (row: AssessmentRow): Assessment => ({
  id: row.id,
  seq: row.seq,
  version: 1,
  riskLevel: row.risk_level,
  modifiedDate: row.modified_at.toISOString(),
  assessor: row.assessor,
  modifiedName: row.modified_name,
  modifiedGroup: row.modified_group,
  archivedDate: row.archived_at?.toISOString() ?? null,
});

/** The assessments of a case; an empty list if there are none. */
export const viewAssessments = (rows: readonly AssessmentRow[]): Assessment[] | null =>
  rows.length === 0 ? null : rows.map(viewAssessment);

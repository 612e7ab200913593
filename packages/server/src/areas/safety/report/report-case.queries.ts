import type { Person } from '@portal/contract/directory';
import type { Consequences, RiskLevel } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { personJson } from '#areas/directory';
import { isAssessor } from '../case/assessor.queries.ts';
import { isInvestigator, isInvolvedInReport } from '../case/case-involvement.queries.ts';

/** A classification as stored, with the person who saved it. */
export type ClassificationOfCase = {
  case_type: number;
  event_type: number;
  event_categories: number[];
  report_to_authority: boolean;
  is_unmanaged: boolean;
  consequences: Consequences;
  modified_by: Person;
  modified_at: string;
  version: number;
};

/** The facts of a report's case for its rules and its record; the own case of a child is ignored, so there are none. */
export type ReportCase = {
  isAssessor: boolean;
  isInvolved: boolean;
  investigation: { id: number; no: string; isInvestigator: boolean } | null;
  hasAssessor: boolean;
  hasHazard: boolean;
  /** Whether it was ever filed, including voided filings. */
  hasFiling: boolean;
  isFeedbackPending: boolean;
  initialRisk: RiskLevel | null;
  residualRisk: RiskLevel | null;
  classification: ClassificationOfCase | null;
};

/** The valid level of an assessment of the report under an alias. */
const riskOf = (alias: string, seq: 1 | 3): RawBuilder<RiskLevel | null> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(select a.risk_level from safety.assessment a where a.case_id = ${of('id')} and a.seq = ${sql.lit(seq)}
    and a.archived_at is null and ${of('main_id')} is null)`;
};

const classificationOf = (alias: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(select json_build_object('case_type', k.case_type, 'event_type', k.event_type,
      'event_categories', k.event_categories, 'report_to_authority', k.report_to_authority,
      'is_unmanaged', k.is_unmanaged, 'consequences', k.consequences, 'modified_by', ${personJson('m')},
      'modified_at', k.modified_at, 'version', k.version)
    from safety.classification k join directory.person m on m.id = k.modified_by_id
    where k.report_id = ${of('id')} and ${of('main_id')} is null)`;
};

/** All facts as one JSON value, for the report under an alias. */
export const caseOf = (alias: string, employeeId: number): RawBuilder<ReportCase> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`json_build_object(
    'isAssessor', ${isAssessor(alias, employeeId)},
    'isInvolved', ${isInvolvedInReport(alias, employeeId)},
    'investigation', (select json_build_object('id', v.id, 'no', v.investigation_no,
        'isInvestigator', ${isInvestigator('v', employeeId)})
      from safety.investigation v where v.report_id = ${of('id')}),
    'hasAssessor', exists (select 1 from safety.assessment s where s.is_assigned and s.case_id = ${of('id')}),
    'hasHazard', exists (select 1 from safety.hazard h where h.case_id = ${of('id')}),
    'hasFiling', exists (select 1 from safety.filing l where l.report_id = ${of('id')}),
    'isFeedbackPending', exists (select 1 from safety.report g
      where (g.id = ${of('id')} or g.main_id = ${of('id')}) and g.request_feedback
        and not exists (select 1 from safety.feedback_answer f where f.report_id = g.id)),
    'initialRisk', ${riskOf(alias, 1)}, 'residualRisk', ${riskOf(alias, 3)},
    'classification', ${classificationOf(alias)})`;
};

/** The fields of a classification in a row of a list. */
export type RowClassification = {
  case_type: number;
  event_type: number;
  operational_impact: number;
  event_categories: number[];
};

/** The facts of a case in a row of a list. */
export type RowCase = {
  initialRisk: RiskLevel | null;
  residualRisk: RiskLevel | null;
  classification: RowClassification | null;
  reportToAuthority: boolean;
  hasInvestigation: boolean;
};

export const rowCaseOf = (alias: string): RawBuilder<RowCase> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`json_build_object('initialRisk', ${riskOf(alias, 1)}, 'residualRisk', ${riskOf(alias, 3)},
    'classification', case when ${of('event_type')} is not null then json_build_object('case_type', ${of('case_type')},
      'event_type', ${of('event_type')}, 'operational_impact', ${of('operational_impact')},
      'event_categories', ${of('event_categories')}) end,
    'reportToAuthority', ${of('main_id')} is null and exists (select 1 from safety.classification k
      where k.report_id = ${of('id')} and k.report_to_authority),
    'hasInvestigation', exists (select 1 from safety.investigation v where v.report_id = ${of('id')}))`;
};

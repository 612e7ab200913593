import { type Classification, findLeaf, occurrences, type ReportRow } from '@portal/contract/safety';
import type { ClassificationOfCase, RowClassification } from './report-case.queries.ts';

const viewCategory = (id: number): Classification['eventCategories'][number] => {
  const { code = '', name = '', engName = '' } = findLeaf(occurrences, { id }) ?? {};
  return { id, code, name, engName };
};

/** A classification as it is answered. */
export const viewClassification = (row: ClassificationOfCase): Classification => ({
  caseType: row.case_type,
  eventType: row.event_type,
  eventCategories: row.event_categories.map(viewCategory),
  ...row.consequences,
  reportToAuthority: row.report_to_authority,
  isUnmanaged: row.is_unmanaged,
  version: row.version,
  modifiedDate: new Date(row.modified_at).toISOString(),
  modifiedBy: row.modified_by,
});

/** The fields of a classification in a row of a list. */
export const viewRowClassification = (row: RowClassification): NonNullable<ReportRow['classification']> => ({
  caseType: row.case_type,
  eventType: row.event_type,
  operationalImpact: row.operational_impact,
  eventCategories: row.event_categories.map(viewCategory),
});

import type { Actor } from '@portal/contract/identity';
import {
  type Assessment,
  type CaseFile,
  canOnInvestigation,
  type Hazard,
  type Investigation,
  type InvestigationState,
  type NormalizedInvestigation,
  type PlannedAction,
  type PostProcess,
  type RootCause,
} from '@portal/contract/safety';
import { extensionOf } from '#platform/files/sniff-kind';
import { viewRisk } from '../case/assessment.view.ts';
import { viewFields } from '../report/report.view.ts';
import type { FullInvestigation } from './investigation.queries.ts';

/** The facts that its rules need. */
export const stateOf = (row: FullInvestigation): InvestigationState => ({
  status: row.status,
  isInvestigator: row.is_investigator,
  isInvolved: row.is_involved,
  hasHazard: row.has_hazard,
  isAssessed: row.initial_risk !== null,
  hasResidualRisk: row.residual_risk !== null,
});

/** Its own fields as stored, for comparison with new ones. */
export const normalizedOf = (row: FullInvestigation): NormalizedInvestigation => ({
  title: row.title,
  source: row.source,
  type: row.type,
  fieldLevel1Id: row.field_level1_id,
  fieldLevel2Id: row.field_level2_id,
  description: row.description,
  objective: row.objective,
  investigatorIds: row.investigators.map(({ id }) => id),
  startDate: row.start_on,
  endDate: row.end_on,
  reportId: row.report_id,
});

export const viewFiles = (files: readonly { id: number; name: string; size: number }[]): CaseFile[] =>
  files.map(({ id, name, size }) => ({ id, name, size, extension: extensionOf(name) }));

/** The two levels of its field; the first is always set. */
export const viewField = (level1: number, level2: number | null) => {
  const { fieldLevel1, fieldLevel2 } = viewFields(level1, level2);
  return { fieldLevel1: fieldLevel1 ?? { id: level1, name: '-', engName: '-' }, fieldLevel2 };
};

/** The part that everyone who may see it can read. */
const viewOwn = (row: FullInvestigation) => ({
  id: row.id,
  investigationNo: row.investigation_no,
  status: row.status,
  source: row.source,
  type: row.type,
  title: row.title,
  ...viewField(row.field_level1_id, row.field_level2_id),
  description: row.description,
  objective: row.objective,
  startDate: row.start_on,
  endDate: row.end_on,
  investigators: row.investigators.map((investigator) => ({ investigator })),
  author: row.author,
  createdDate: row.created_at.toISOString(),
  completedDate: row.completed_at?.toISOString() ?? null,
  version: row.version,
});

/** The part for mitigators and referrers: nothing of the findings, and their own actions alone. */
export const viewNarrowed = (row: FullInvestigation, mitigations: PlannedAction[]): Investigation => ({
  ...viewOwn(row),
  reportId: null,
  reportNo: null,
  conclusion: null,
  appendix: null,
  postProcess: null,
  mitigations,
  rootCause: null,
  hazard: null,
  riskAssessments: [],
  initialRisk: null,
  residualRisk: null,
  can: {},
});

/** The other records that belong to an investigation. */
export type Belongings = {
  mitigations: PlannedAction[];
  hasCancelledActions?: true;
  rootCause: RootCause | null;
  hazard: Hazard | null;
  riskAssessments: Assessment[];
  files: CaseFile[];
};

const viewPostProcess = (row: FullInvestigation, attachedFiles: CaseFile[]): PostProcess | null => {
  if (!row.post_process || !row.saved_by || !row.post_process_saved_at) return null;
  return {
    state: row.post_process,
    savedBy: row.saved_by,
    savedDate: row.post_process_saved_at.toISOString(),
    reason: row.return_reason,
    attachedFiles,
  };
};

/** The complete investigation. */
export const viewWhole = (
  row: FullInvestigation,
  actor: Actor,
  { files, ...belongings }: Belongings,
): Investigation => ({
  ...viewOwn(row),
  reportId: row.report_id,
  reportNo: row.report_no,
  conclusion: row.conclusion,
  appendix: row.appendix,
  postProcess: viewPostProcess(row, files),
  ...belongings,
  initialRisk: viewRisk(row.initial_risk),
  residualRisk: viewRisk(row.residual_risk),
  can: canOnInvestigation(actor, stateOf(row)),
});

import { endpoint, id, maybe, nullable, object, type Static, text } from '@portal/contract/kernel';
import { assessmentCalls } from '../case/assessment.calls.ts';
import { assessment, assessorBody } from '../case/assessment.schema.ts';
import { report } from './report.schema.ts';

/** The closing word for the reporters; a default is used if it is missing (rules/safety.md#dialogue). */
export const closingBody = nullable(object({ content: maybe(text(5_000)) }));
export type ClosingBody = Static<typeof closingBody>;

const access = { menu: 'ESMS' } as const;
const params = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
const refused = ['child-report', 'wrong-status'] as const;

export const reportAssessments = assessmentCalls('/api/esms/reports', 'a report', {
  unseen,
  refused: ['child-report'],
});

export const assignAssessor = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/risk-assessments/:raId/assessor',
  summary: 'Ask a person for the second assessment of a report; answers that assessment',
  access,
  params: object({ id: id(), raId: id() }),
  body: assessorBody,
  reply: assessment,
  problems: [...unseen, ...refused, 'already-assigned', 'not-valid'],
});

export const completeReport = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/complete',
  summary: 'Close the case of a report; its reporters read the closing word',
  access,
  params,
  body: closingBody,
  reply: report,
  problems: [...unseen, ...refused, 'changed-meanwhile', 'not-assessed', 'feedback-pending'],
});

export const reopenReport = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/reopen',
  summary: 'Reopen the case of a report',
  access,
  params,
  reply: report,
  problems: [...unseen, ...refused, 'changed-meanwhile'],
});

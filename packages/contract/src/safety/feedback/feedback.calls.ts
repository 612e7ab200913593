import { endpoint, id, list, object, orNone } from '@portal/contract/kernel';
import { reportRow } from '../report/report-row.schema.ts';
import { feedback, feedbackBody } from './feedback.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;

export const getFeedback = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/feedback',
  summary: 'The question of a report with the answers; null if it does not ask',
  access,
  params: byId,
  reply: orNone(feedback),
  problems: unseen,
});

export const answerReportFeedback = endpoint({
  method: 'POST',
  path: '/api/esms/reports/:id/feedback',
  summary: 'Answer a report that asks for feedback',
  access,
  params: byId,
  body: feedbackBody,
  reply: feedback,
  status: 201,
  problems: [...unseen, 'wrong-status', 'feedback-not-requested', 'changed-meanwhile', 'not-valid'],
});

export const listRelatedFeedback = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/feedback/relation-reports',
  summary: 'The other reports of the group that ask for feedback',
  access,
  params: byId,
  reply: list(reportRow),
  problems: unseen,
});

import { endpoint, fileReply, id, noReply, object, oneOf } from '@portal/contract/kernel';
import { reportStatuses } from '../case/case.states.ts';
import { report, reportBody } from './report.schema.ts';
import { reportLimits } from './report-row.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
const notNow = ['wrong-status', 'changed-meanwhile'] as const;

/** The size of the longest description in UTF-8 and JSON escapes. */
const bodyLimit = 4 * reportLimits.description + 1_000_000;

export const getReport = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id',
  summary: 'One report',
  access,
  params: byId,
  reply: report,
  problems: unseen,
});

export const getReportStatus = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/status',
  summary: 'The status of a report',
  access,
  params: byId,
  reply: object({ status: oneOf(...reportStatuses) }),
  problems: unseen,
});

export const printReport = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/pdf',
  summary: 'The part of a report that the caller may read, as a PDF',
  access,
  params: byId,
  reply: fileReply,
  problems: [...unseen, 'too-large'],
});

export const createReportDraft = endpoint({
  method: 'POST',
  path: '/api/esms/reports/draft',
  summary: 'Save a new draft',
  access,
  redactsCaller: true,
  body: reportBody,
  bodyLimit,
  reply: report,
  status: 201,
  problems: ['not-valid'],
});

export const updateReportDraft = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/draft',
  summary: 'Save a draft again',
  access,
  redactsCaller: true,
  params: byId,
  body: reportBody,
  bodyLimit,
  reply: report,
  problems: [...unseen, ...notNow, 'not-valid', 'file-not-cleanable'],
});

export const submitNewReport = endpoint({
  method: 'POST',
  path: '/api/esms/reports/submit',
  summary: 'Submit a new report',
  access,
  redactsCaller: true,
  body: reportBody,
  bodyLimit,
  reply: report,
  status: 201,
  problems: ['not-valid'],
});

export const submitReportDraft = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/submit',
  summary: 'Submit a draft',
  access,
  redactsCaller: true,
  params: byId,
  body: reportBody,
  bodyLimit,
  reply: report,
  problems: [...unseen, ...notNow, 'not-valid', 'file-not-cleanable'],
});

export const changeReport = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id',
  summary: 'Change a submitted report; the body replaces all fields',
  access,
  redactsCaller: true,
  params: byId,
  body: reportBody,
  bodyLimit,
  reply: report,
  problems: [...unseen, ...notNow, 'not-valid', 'file-not-cleanable'],
});

export const deleteReport = endpoint({
  method: 'DELETE',
  path: '/api/esms/reports/:id',
  summary: 'Delete a draft or an open report',
  access,
  redactsCaller: true,
  params: byId,
  reply: noReply,
  status: 204,
  problems: [...unseen, ...notNow, 'has-records'],
});

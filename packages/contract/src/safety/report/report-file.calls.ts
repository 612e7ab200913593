import { endpoint, fileReply, id, list, noReply, object } from '@portal/contract/kernel';
import { reportFile } from './report.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const byFile = object({ id: id(), fileId: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;

/** Limits of the files of a report (rules/safety.md#files-of-a-report). */
export const reportFileLimits = { maxFileBytes: 31_457_280, maxFiles: 30 } as const;

/** The kinds of files that a confidential report accepts, because metadata about their author can be removed. */
export const confidentialExtensions = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'gif',
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'txt',
  'csv',
] as const;

/** Whether a confidential report accepts files with this extension, as far as the name shows. */
export const isTakenConfidentially = (extension: string): boolean =>
  confidentialExtensions.some((taken) => taken === extension.toLowerCase());

export const uploadReportFiles = endpoint({
  method: 'POST',
  path: '/api/esms/reports/:id/files',
  summary: 'Attach files; answers all files of the report',
  access,
  redactsCaller: true,
  params: byId,
  // One more than allowed, so that the rule refuses it.
  upload: { ...reportFileLimits, maxFiles: reportFileLimits.maxFiles + 1 },
  reply: list(reportFile),
  status: 201,
  problems: [...unseen, 'wrong-status', 'changed-meanwhile', 'not-valid', 'forbidden-file-type', 'file-not-cleanable'],
});

export const deleteReportFile = endpoint({
  method: 'DELETE',
  path: '/api/esms/reports/:id/files/:fileId',
  summary: 'Remove a file of a report',
  access,
  redactsCaller: true,
  params: byFile,
  reply: noReply,
  status: 204,
  problems: [...unseen, 'wrong-status'],
});

export const downloadReportFile = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/files/:fileId/download',
  summary: 'One file of a report, or the requested `Range` of it',
  access,
  params: byFile,
  reply: fileReply,
  problems: [...unseen, 'range-not-satisfiable'],
});

export const downloadReportZip = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/files/download/zip',
  summary: 'All files of a report in one archive',
  access,
  params: byId,
  reply: fileReply,
  problems: unseen,
});

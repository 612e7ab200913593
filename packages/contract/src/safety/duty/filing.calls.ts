import { boolean, endpoint, fileReply, id, list, object, oneOf, optional } from '@portal/contract/kernel';
import { filing, filingBody, filingFile, filingFileLimits, voidBody } from './filing.schema.ts';
import { sheetFormats, sheetForms } from './filing-sheet.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const byFiling = object({ id: id(), filingId: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
const refused = [...unseen, 'wrong-status', 'child-report'] as const;

export const recordFiling = endpoint({
  method: 'POST',
  path: '/api/esms/reports/:id/filings',
  summary: 'Record that a report was filed with an authority',
  access,
  params: byId,
  body: filingBody,
  reply: filing,
  status: 201,
  problems: [...refused, 'not-valid'],
});

export const voidFiling = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/filings/:filingId/void',
  summary: 'Void a filing that was recorded incorrectly; it stays visible',
  access,
  params: byFiling,
  body: voidBody,
  reply: filing,
  problems: [...refused, 'changed-meanwhile', 'not-valid'],
});

export const uploadFilingFiles = endpoint({
  method: 'POST',
  path: '/api/esms/reports/:id/filings/:filingId/files',
  summary: 'Attach files to a filing; answers all its files',
  access,
  params: byFiling,
  // One more than allowed, so that the rule refuses it.
  upload: { ...filingFileLimits, maxFiles: filingFileLimits.maxFiles + 1 },
  reply: list(filingFile),
  status: 201,
  problems: [...refused, 'not-valid', 'forbidden-file-type'],
});

export const downloadFilingFile = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/filings/:filingId/files/:fileId/download',
  summary: 'One file of a filing, or the requested `Range` of it',
  access,
  params: object({ id: id(), filingId: id(), fileId: id() }),
  reply: fileReply,
  problems: [...unseen, 'range-not-satisfiable'],
});

export const downloadFilingZip = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/filings/:filingId/files/download/zip',
  summary: 'All files of a filing in one archive',
  access,
  params: byFiling,
  reply: fileReply,
  problems: unseen,
});

const sheetQuery = object({
  form: optional(oneOf(...sheetForms)),
  format: optional(oneOf(...sheetFormats)),
  named: optional(boolean()),
});

export const getFilingSheet = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/filing-sheet',
  summary: 'A draft of the official form of a report, as a file of PDF or JSON',
  access,
  params: byId,
  query: sheetQuery,
  reply: fileReply,
  problems: [...unseen, 'wrong-status', 'too-large'],
});

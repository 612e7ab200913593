import { day, endpoint, fileReply, id, list, noReply, object, optional } from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';
import {
  authorityBody,
  manualRevision,
  manualRevisionBody,
  revisionComparison,
  scheduleBody,
  sendRevisionBody,
  withdrawRevisionBody,
} from './manual-revision.schema.ts';

const access = { menu: 'Document' } as const;
const manualPath = '/api/drives/:id/manuals/:mid';
const path = `${manualPath}/revisions`;
const byManual = object({ id: id(), mid: id() });
const byRevision = object({ id: id(), mid: id(), revId: id() });
const upload = { part: 'revision', maxFileBytes: documentLimits.fileBytes, maxFiles: 2 } as const;
const refused = ['not-found', 'wrong-status', 'changed-meanwhile'] as const;
const ofFile = ['not-valid', 'version-exists', 'forbidden-file-type'] as const;

export const listManualRevisions = endpoint({
  method: 'GET',
  path,
  summary:
    'The revisions of a manual that the caller may see, the last to come into force first; `on`: the one in force on that day',
  access,
  params: byManual,
  query: object({ on: optional(day()) }),
  reply: list(manualRevision),
  problems: ['not-found'],
});

export const prepareManualRevision = endpoint({
  method: 'POST',
  path,
  summary: 'Prepare a revision of a controlled manual',
  access,
  params: byManual,
  upload,
  body: manualRevisionBody,
  reply: manualRevision,
  status: 201,
  problems: [...refused, ...ofFile],
});

export const getManualRevision = endpoint({
  method: 'GET',
  path: `${path}/:revId`,
  summary: 'One revision of a manual',
  access,
  params: byRevision,
  reply: manualRevision,
  problems: ['not-found'],
});

export const changeManualRevision = endpoint({
  method: 'PUT',
  path: `${path}/:revId`,
  summary: 'Change a revision that was not sent; a new file replaces the present one',
  access,
  params: byRevision,
  upload,
  body: manualRevisionBody,
  reply: manualRevision,
  problems: [...refused, ...ofFile],
});

export const deleteManualRevision = endpoint({
  method: 'DELETE',
  path: `${path}/:revId`,
  summary: 'Delete a revision that was not sent',
  access,
  params: byRevision,
  reply: noReply,
  status: 204,
  problems: refused,
});

export const sendManualRevision = endpoint({
  method: 'POST',
  path: `${path}/:revId/approval`,
  summary: 'Send a revision along an approval line, as a memo of the caller',
  access,
  params: byRevision,
  body: sendRevisionBody,
  reply: manualRevision,
  problems: [...refused, 'not-valid'],
});

export const setRevisionAuthority = endpoint({
  method: 'PUT',
  path: `${path}/:revId/authority`,
  summary: 'Record the answer of the authority about an approved revision, with its letter',
  access,
  params: byRevision,
  upload: { part: 'authority', maxFileBytes: documentLimits.letterBytes, maxFiles: 2 },
  body: authorityBody,
  reply: manualRevision,
  problems: [...refused, 'not-valid', 'forbidden-file-type'],
});

export const scheduleManualRevision = endpoint({
  method: 'PUT',
  path: `${path}/:revId/schedule`,
  summary: 'Set or move the day from which a revision is in force',
  access,
  params: byRevision,
  body: scheduleBody,
  reply: manualRevision,
  problems: [...refused, 'not-valid'],
});

export const withdrawManualRevision = endpoint({
  method: 'PUT',
  path: `${path}/:revId/withdraw`,
  summary: 'Withdraw an approved or scheduled revision permanently',
  access,
  params: byRevision,
  body: withdrawRevisionBody,
  reply: manualRevision,
  problems: [...refused, 'not-valid'],
});

const files = ['not-found', 'range-not-satisfiable'] as const;

export const downloadManualRevision = endpoint({
  method: 'GET',
  path: `${path}/:revId/download`,
  summary: 'The file of a revision, or the requested `Range` of it',
  access,
  params: byRevision,
  reply: fileReply,
  problems: files,
});

export const previewManualRevision = endpoint({
  method: 'GET',
  path: `${path}/:revId/preview`,
  summary: 'The file of a revision in a form that can be shown',
  access,
  params: byRevision,
  reply: fileReply,
  problems: [...files, 'old-revision'],
});

export const downloadAuthorityLetter = endpoint({
  method: 'GET',
  path: `${path}/:revId/authority/letter`,
  summary: 'The letter of the authority about a revision',
  access,
  params: byRevision,
  reply: fileReply,
  problems: files,
});

const compared = object({ from: id(), to: id() });

export const compareManualRevisions = endpoint({
  method: 'GET',
  path: `${manualPath}/compare`,
  summary: 'Compare the texts of two revisions of a manual, word by word',
  access,
  params: byManual,
  query: compared,
  reply: revisionComparison,
  problems: ['not-found', 'not-valid'],
});

export const exportManualComparison = endpoint({
  method: 'GET',
  path: `${manualPath}/compare/export`,
  summary: 'The same as a spreadsheet, old and new wording side by side',
  access,
  params: byManual,
  query: compared,
  reply: fileReply,
  problems: ['not-found', 'not-valid'],
});

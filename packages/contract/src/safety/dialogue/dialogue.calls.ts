import { endpoint, fileReply, id, noReply, object } from '@portal/contract/kernel';
import { dialogue, dialogueEntry, dialogueLimits, entryBody, readBody } from './dialogue.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
/** The time of a call could reveal who the reporter is, so these calls are not logged. */
const quiet = { isUnlogged: true } as const;

export const getDialogue = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/dialogue',
  summary: 'The dialogue between reporter and safety office, including progress entries',
  access,
  ...quiet,
  params: byId,
  reply: dialogue,
  problems: unseen,
});

export const writeEntry = endpoint({
  method: 'POST',
  path: '/api/esms/reports/:id/dialogue',
  summary: 'Write to the reporter or to the safety office; entries of the reporter may have files',
  access,
  ...quiet,
  params: byId,
  body: entryBody,
  // One more than allowed, so that the rule refuses it.
  upload: { part: 'message', maxFileBytes: dialogueLimits.maxFileBytes, maxFiles: dialogueLimits.files + 1 },
  reply: dialogueEntry,
  status: 201,
  problems: [...unseen, 'wrong-status', 'changed-meanwhile', 'not-valid', 'forbidden-file-type', 'file-not-cleanable'],
});

export const markDialogueRead = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/dialogue/read',
  summary: 'Mark this entry and all before it as read by the reporter',
  access,
  ...quiet,
  params: byId,
  body: readBody,
  reply: noReply,
  status: 204,
  problems: unseen,
});

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/esms/reports/:id/dialogue/:entryId',
  summary: "Delete one's own entry in a confidential report, until it is delivered",
  access,
  ...quiet,
  params: object({ id: id(), entryId: id() }),
  reply: noReply,
  status: 204,
  problems: [...unseen, 'wrong-status'],
});

export const downloadEntryFile = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/dialogue/files/:fileId/download',
  summary: 'One file of an entry, or the requested `Range` of it',
  access,
  ...quiet,
  params: object({ id: id(), fileId: id() }),
  reply: fileReply,
  problems: [...unseen, 'range-not-satisfiable'],
});

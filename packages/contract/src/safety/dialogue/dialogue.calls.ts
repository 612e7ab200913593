import { endpoint, fileReply, id, noReply, object } from '@portal/contract/kernel';
import { dialogue, dialogueEntry, dialogueLimits, entryBody, readBody } from './dialogue.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
/** When somebody reads and writes here tells who they are: nothing of it stands in the log. */
const quiet = { isUnlogged: true } as const;

export const getDialogue = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/dialogue',
  summary: 'What reporter and safety office wrote to each other, with what became of the report',
  access,
  ...quiet,
  params: byId,
  reply: dialogue,
  problems: unseen,
});

export const writeEntry = endpoint({
  method: 'POST',
  path: '/api/esms/reports/:id/dialogue',
  summary: 'Write to the reporter or to the safety office; files may come with what the reporter writes',
  access,
  ...quiet,
  params: byId,
  body: entryBody,
  // One more than fits, so that the rule is what refuses it.
  upload: { part: 'message', maxFileBytes: dialogueLimits.maxFileBytes, maxFiles: dialogueLimits.files + 1 },
  reply: dialogueEntry,
  status: 201,
  problems: [...unseen, 'wrong-status', 'changed-meanwhile', 'not-valid', 'forbidden-file-type', 'file-not-cleanable'],
});

export const markDialogueRead = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/dialogue/read',
  summary: 'The reporter has read this entry and all that stand before it now',
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
  summary: 'Take back what one wrote in a confidential report, until it is delivered',
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
  summary: 'One file of an entry, or the part of it that `Range` asks for',
  access,
  ...quiet,
  params: object({ id: id(), fileId: id() }),
  reply: fileReply,
  problems: [...unseen, 'range-not-satisfiable'],
});

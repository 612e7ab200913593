import { endpoint, fileReply, id, list, noReply, object, optional, type ProblemCode } from '@portal/contract/kernel';
import { rootCauseCalls } from '../case/root-cause.calls.ts';
import {
  action,
  actionLimits,
  actionRow,
  answerBody,
  assignmentBody,
  cancelBody,
  caseFile,
  message,
  messageBody,
  referrer,
} from './action.schema.ts';

const access = { menu: 'ESMS' } as const;
const ofCase = object({ id: id() });
const ofAction = object({ id: id(), mid: id() });
const ofMessage = object({ id: id(), mid: id(), tid: id() });
const ended = ['action-ended', 'belongs-to-case'] as const;
const upload = { maxFileBytes: actionLimits.fileBytes, maxFiles: 50 } as const;

/** The calls on the actions of a family of cases, with the problems of its records for readers and assigners. */
export const actionCalls = <const Path extends string>(
  family: Path,
  what: string,
  { unseen, assigning }: { unseen: readonly ProblemCode[]; assigning: readonly ProblemCode[] },
) => ({
  list: endpoint({
    method: 'GET',
    path: `${family}/:id/mitigations`,
    summary: `The actions of ${what} that the caller may read, by number`,
    access,
    params: ofCase,
    reply: list(actionRow),
    problems: unseen,
  }),
  assign: endpoint({
    method: 'POST',
    path: `${family}/:id/mitigations`,
    summary: `Assign actions of ${what}, all or none`,
    access,
    params: ofCase,
    body: assignmentBody,
    reply: list(action),
    status: 201,
    problems: [...unseen, ...assigning, 'wrong-status', 'already-designated', 'not-valid'],
  }),
  get: endpoint({
    method: 'GET',
    path: `${family}/:id/mitigations/:mid`,
    summary: 'An action with its thread',
    access,
    params: ofAction,
    reply: action,
    problems: unseen,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: `${family}/:id/mitigations/:mid/cancel`,
    summary: 'Cancel an action; an open closing request is rejected',
    access,
    params: ofAction,
    body: cancelBody,
    reply: action,
    problems: [...unseen, ...ended, 'already-answered'],
  }),
  addReferrers: endpoint({
    method: 'POST',
    path: `${family}/:id/mitigations/:mid/referrer`,
    summary: 'Add people to the referrers of an action; those who are referrers already are ignored',
    access,
    params: ofAction,
    body: list(id(), { minItems: 1, maxItems: actionLimits.referrersAtOnce }),
    reply: list(referrer),
    status: 201,
    problems: [...unseen, ...ended, 'not-valid'],
  }),
  removeReferrer: endpoint({
    method: 'DELETE',
    path: `${family}/:id/mitigations/:mid/referrer/:refId`,
    summary: 'Remove a referrer of an action',
    access,
    params: object({ id: id(), mid: id(), refId: id() }),
    reply: noReply,
    status: 204,
    problems: [...unseen, ...ended],
  }),
  listThreads: endpoint({
    method: 'GET',
    path: `${family}/:id/mitigations/:mid/threads`,
    summary: 'The messages of an action, oldest first; with `after` those later than this one',
    access,
    params: ofAction,
    query: object({ after: optional(id()) }),
    reply: list(message),
    problems: unseen,
  }),
  write: endpoint({
    method: 'POST',
    path: `${family}/:id/mitigations/:mid/threads`,
    summary: 'Write a message or a closing request, optionally with files',
    access,
    params: ofAction,
    body: messageBody,
    upload: { ...upload, part: 'thread' },
    reply: message,
    status: 201,
    problems: [...unseen, ...ended, 'closing-requested', 'not-valid', 'forbidden-file-type'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: `${family}/:id/mitigations/:mid/threads/:tid`,
    summary: 'Accept or reject a closing request',
    access,
    params: ofMessage,
    body: answerBody,
    reply: action,
    problems: [...unseen, 'belongs-to-case', 'already-answered', 'not-valid'],
  }),
  attach: endpoint({
    method: 'POST',
    path: `${family}/:id/mitigations/:mid/threads/:tid/files`,
    summary: 'Attach files to a message of today; answers all of its files',
    access,
    params: ofMessage,
    upload,
    reply: list(caseFile),
    status: 201,
    problems: [...unseen, ...ended, 'too-late', 'not-valid', 'forbidden-file-type'],
  }),
  download: endpoint({
    method: 'GET',
    path: `${family}/:id/mitigations/:mid/files/:fileId/download`,
    summary: 'One file of an action, or the requested `Range` of it',
    access,
    params: object({ id: id(), mid: id(), fileId: id() }),
    reply: fileReply,
    problems: [...unseen, 'range-not-satisfiable'],
  }),
  zip: endpoint({
    method: 'GET',
    path: `${family}/:id/mitigations/:mid/files/download/zip`,
    summary: 'All files of an action in one archive',
    access,
    params: ofAction,
    reply: fileReply,
    problems: unseen,
  }),
  rootCause: rootCauseCalls(`${family}/:id/mitigations/:mid`, ofAction, { unseen, refused: ended }),
});

const notThere = ['not-found'] as const;

/** The three families of cases, with the same code. */
export const actionFamilies = {
  reports: actionCalls('/api/esms/reports', 'a report', {
    unseen: ['no-permission-on-document', 'not-found'],
    assigning: ['child-report'],
  }),
  investigations: actionCalls('/api/esms/investigations', 'an investigation', { unseen: notThere, assigning: [] }),
  hazards: actionCalls('/api/esms/hazards', 'a hazard', { unseen: notThere, assigning: ['belongs-to-case'] }),
};

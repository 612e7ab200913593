import { endpoint, fileReply, id, object, oneOf, orNone } from '@portal/contract/kernel';
import { assessmentCalls } from '../case/assessment.calls.ts';
import { hazard, hazardBody } from '../case/case-hazard.schema.ts';
import { rootCauseCalls } from '../case/root-cause.calls.ts';
import { investigation, investigationBody, postProcessBody, returnBody } from './investigation.schema.ts';
import { investigationStatuses } from './investigation.states.ts';

const access = { menu: 'ESMS' } as const;
const path = '/api/esms/investigations';
const byId = object({ id: id() });
const unseen = ['not-found'] as const;
const notNow = [...unseen, 'wrong-status', 'changed-meanwhile'] as const;

export const createInvestigation = endpoint({
  method: 'POST',
  path,
  summary: 'Open an investigation',
  access,
  body: investigationBody,
  reply: investigation,
  status: 201,
  problems: ['not-valid', 'report-linked'],
});

export const getInvestigation = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One investigation',
  access,
  params: byId,
  reply: investigation,
  problems: unseen,
});

export const changeInvestigation = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Replace the own fields of an investigation',
  access,
  params: byId,
  body: investigationBody,
  reply: investigation,
  problems: [...notNow, 'not-valid', 'report-linked'],
});

export const getInvestigationStatus = endpoint({
  method: 'GET',
  path: `${path}/:id/status`,
  summary: 'The status of an investigation',
  access,
  params: byId,
  reply: object({ status: oneOf(...investigationStatuses) }),
  problems: unseen,
});

export const printInvestigation = endpoint({
  method: 'GET',
  path: `${path}/:id/pdf`,
  summary: 'The whole investigation as a PDF, without threads',
  access,
  params: byId,
  reply: fileReply,
  problems: [...unseen, 'too-large'],
});

export const completeInvestigation = endpoint({
  method: 'PUT',
  path: `${path}/:id/complete`,
  summary: 'Close an investigation',
  access,
  params: byId,
  reply: investigation,
  problems: [...notNow, 'not-assessed'],
});

export const reopenInvestigation = endpoint({
  method: 'PUT',
  path: `${path}/:id/reopen`,
  summary: 'Reopen an investigation',
  access,
  params: byId,
  reply: investigation,
  problems: notNow,
});

export const savePostProcess = endpoint({
  method: 'PUT',
  path: `${path}/:id/post-process`,
  summary: 'Save conclusion and appendix, and the plan of actions until it is approved',
  access,
  params: byId,
  body: postProcessBody,
  reply: investigation,
  problems: [...notNow, 'not-valid', 'already-designated'],
});

export const approvePostProcess = endpoint({
  method: 'PUT',
  path: `${path}/:id/approve`,
  summary: 'Approve the post process: its plan becomes actions',
  access,
  params: byId,
  reply: investigation,
  problems: [...notNow, 'not-assessed', 'not-valid', 'already-designated'],
});

export const returnPostProcess = endpoint({
  method: 'PUT',
  path: `${path}/:id/return`,
  summary: 'Return the post process with a reason',
  access,
  params: byId,
  body: returnBody,
  reply: investigation,
  problems: [...notNow, 'not-valid'],
});

export const investigationAssessments = assessmentCalls(path, 'an investigation', {
  unseen,
  refused: [],
});

export const investigationRootCause = rootCauseCalls(`${path}/:id`, byId, { unseen, refused: ['wrong-status'] });

const hazardPath = `${path}/:id/hazard`;

export const getInvestigationHazard = endpoint({
  method: 'GET',
  path: hazardPath,
  summary: 'The hazard of an investigation, or null',
  access,
  params: byId,
  reply: orNone(hazard),
  problems: unseen,
});

export const createInvestigationHazard = endpoint({
  method: 'POST',
  path: hazardPath,
  summary: 'Register the hazard of an investigation',
  access,
  params: byId,
  body: hazardBody,
  reply: hazard,
  status: 201,
  problems: [...notNow, 'not-valid'],
});

export const changeInvestigationHazard = endpoint({
  method: 'PUT',
  path: hazardPath,
  summary: 'Change the hazard of an investigation',
  access,
  params: byId,
  body: hazardBody,
  reply: hazard,
  problems: [...notNow, 'not-valid'],
});

import { endpoint, id, object, oneOf } from '@portal/contract/kernel';
import { assessmentCalls } from '../case/assessment.calls.ts';
import { hazard, hazardBody } from '../case/case-hazard.schema.ts';
import { hazardStatuses } from '../case/case-hazard.states.ts';

const access = { menu: 'ESMS' } as const;
const path = '/api/esms/hazards';
const byId = object({ id: id() });
const unseen = ['not-found'] as const;
const notNow = [...unseen, 'wrong-status', 'changed-meanwhile'] as const;

export const createHazard = endpoint({
  method: 'POST',
  path,
  summary: 'Register a hazard; with a report it belongs to the case of the report',
  access,
  body: hazardBody,
  reply: hazard,
  status: 201,
  problems: ['not-valid', 'report-linked', 'wrong-status'],
});

export const getHazard = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One hazard',
  access,
  params: byId,
  reply: hazard,
  problems: unseen,
});

export const changeHazardCall = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a hazard',
  access,
  params: byId,
  body: hazardBody,
  reply: hazard,
  problems: [...notNow, 'not-valid'],
});

export const getHazardStatus = endpoint({
  method: 'GET',
  path: `${path}/:id/status`,
  summary: 'The status of a hazard',
  access,
  params: byId,
  reply: object({ status: oneOf(...hazardStatuses) }),
  problems: unseen,
});

export const reopenHazard = endpoint({
  method: 'PUT',
  path: `${path}/:id/reopen`,
  summary: 'Reopen a closed hazard that is its own case, to assess the residual risk again',
  access,
  params: byId,
  reply: hazard,
  problems: [...notNow, 'belongs-to-case'],
});

export const hazardAssessments = assessmentCalls(path, 'a hazard', {
  unseen,
  refused: ['belongs-to-case'],
});

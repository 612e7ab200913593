import { endpoint, id, object, orNone } from '@portal/contract/kernel';
import { hazard, hazardBody } from '../case/case-hazard.schema.ts';

const access = { menu: 'ESMS' } as const;
const path = '/api/esms/reports/:id/hazard';
const params = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
const refused = [...unseen, 'child-report', 'wrong-status', 'changed-meanwhile', 'not-valid'] as const;

export const getReportHazard = endpoint({
  method: 'GET',
  path,
  summary: 'The hazard of a report, or null',
  access,
  params,
  reply: orNone(hazard),
  problems: unseen,
});

export const createReportHazard = endpoint({
  method: 'POST',
  path,
  summary: 'Register the hazard of a report',
  access,
  params,
  body: hazardBody,
  reply: hazard,
  status: 201,
  problems: refused,
});

export const changeReportHazard = endpoint({
  method: 'PUT',
  path,
  summary: 'Change the hazard of a report',
  access,
  params,
  body: hazardBody,
  reply: hazard,
  problems: refused,
});

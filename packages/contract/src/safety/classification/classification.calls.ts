import { endpoint, id, object, orNone } from '@portal/contract/kernel';
import { classification, classificationBody } from './classification.schema.ts';

const access = { menu: 'ESMS' } as const;
const path = '/api/esms/reports/:id/classification';
const params = object({ id: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
const refused = [...unseen, 'child-report', 'wrong-status', 'changed-meanwhile', 'not-valid'] as const;

export const getClassification = endpoint({
  method: 'GET',
  path,
  summary: 'The classification of a report, or null',
  access,
  params,
  reply: orNone(classification),
  problems: unseen,
});

export const createClassification = endpoint({
  method: 'POST',
  path,
  summary: 'Classify a report',
  access,
  params,
  body: classificationBody,
  reply: classification,
  status: 201,
  problems: refused,
});

export const changeClassification = endpoint({
  method: 'PUT',
  path,
  summary: 'Replace the classification of a report',
  access,
  params,
  body: classificationBody,
  reply: classification,
  problems: refused,
});

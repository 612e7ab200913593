import {
  day,
  endpoint,
  id,
  list,
  noReply,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import { reportTypes } from '../catalogue/report-codes.ts';
import { reportRow } from '../report/report-row.schema.ts';
import { groupRow, mainBody, relationsBody } from './relation.schema.ts';

const access = { menu: 'ESMS' } as const;
const byId = object({ id: id() });
const byChild = object({ id: id(), childId: id() });
const unseen = ['no-permission-on-document', 'not-found'] as const;
const group = list(groupRow);

export const listRelated = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/relevance-reports',
  summary: 'The group of a report including itself, the main report first; empty if it is in no group',
  access,
  params: byId,
  reply: group,
  problems: unseen,
});

export const listParents = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/parents',
  summary: 'The main report of a report: one or none',
  access,
  params: byId,
  reply: list(reportRow),
  problems: unseen,
});

/** Days of the event in its own time zone; both or none. */
const period = object({ ...pageQuery, fromDate: optional(day()), toDate: optional(day()) });

export const listByEventCategory = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/relevance-reports/event-category',
  summary: 'Other reports with a common event category',
  access,
  params: byId,
  query: period,
  reply: page(reportRow),
  problems: unseen,
});

export const listByHazardCategory = endpoint({
  method: 'GET',
  path: '/api/esms/reports/:id/relevance-reports/hazard-category',
  summary: 'Other reports with the same first level of the hazard category',
  access,
  params: byId,
  query: period,
  reply: page(reportRow),
  problems: unseen,
});

export const addRelations = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/relations',
  summary: 'Add children to a report; removes none and answers the group',
  access,
  params: byId,
  body: relationsBody,
  reply: group,
  problems: [...unseen, 'child-report', 'wrong-status', 'not-valid'],
});

export const releaseRelation = endpoint({
  method: 'DELETE',
  path: '/api/esms/reports/:id/relations/:childId',
  summary: 'Release a child from its main report',
  access,
  params: byChild,
  reply: noReply,
  status: 204,
  problems: [...unseen, 'wrong-status'],
});

export const setMainReport = endpoint({
  method: 'PUT',
  path: '/api/esms/reports/:id/relations/main',
  summary: 'Make another report of the group its main report; answers the group',
  access,
  params: byId,
  body: mainBody,
  reply: group,
  problems: [...unseen, 'wrong-status', 'not-valid'],
});

const linkable = object({
  ...pageQuery,
  reportType: optional(oneOf(...reportTypes)),
  searchText: searchText(),
});

export const listToInvestigation = endpoint({
  method: 'GET',
  path: '/api/esms/reports/to-investigation',
  summary: 'Submitted reports without a main report and without a linked investigation',
  access: { menu: 'ESMS', level: 5 },
  query: linkable,
  reply: page(reportRow),
});

export const listToHazard = endpoint({
  method: 'GET',
  path: '/api/esms/reports/to-hazard',
  summary: 'Submitted reports without a main report and without a hazard that are not closed',
  access: { menu: 'ESMS', level: 5 },
  query: linkable,
  reply: page(reportRow),
});

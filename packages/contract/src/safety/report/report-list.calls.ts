import {
  boolean,
  canSchema,
  endpoint,
  id,
  integer,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import { submittedStatuses } from '../case/states.ts';
import { reportTypes } from '../catalogue/report-codes.ts';
import { reportRow } from './report-row.schema.ts';

const access = { menu: 'ESMS' } as const;

const filters = {
  ...pageQuery,
  reportType: optional(oneOf(...reportTypes)),
  myReportOnly: optional(boolean()),
  status: optional(oneOf(...submittedStatuses)),
  fieldLevel1Id: optional(id()),
  fieldLevel2Id: optional(id()),
  searchText: searchText(),
};
const draftQuery = object(filters);
/**
 * `awaitsMe`: those whose second assessment is the caller's to give. `awaitsAnswer`: those that ask for feedback which the
 * caller may give now and nobody has. `hasNews`: own reports with news in the dialogue. `awaitsReply`: those whose reporter waits
 * for a reply of the safety office.
 */
const reportQuery = object({
  ...filters,
  awaitsMe: optional(boolean()),
  awaitsAnswer: optional(boolean()),
  hasNews: optional(boolean()),
  awaitsReply: optional(boolean()),
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/esms/reports',
  summary: 'Submitted reports that the caller sees, newest first',
  access,
  query: reportQuery,
  reply: page(reportRow),
});

export const listReportDrafts = endpoint({
  method: 'GET',
  path: '/api/esms/reports/draft',
  summary: "The caller's drafts, the one saved last first",
  access,
  query: draftQuery,
  reply: page(reportRow),
});

export const getReportCounts = endpoint({
  method: 'GET',
  path: '/api/esms/reports/my',
  summary: 'How many drafts the caller has, which lists they have besides, and what waits for them in these',
  access,
  reply: object({
    draftCount: integer(0, 1000),
    /** Own reports with news in their dialogue. */
    newsCount: integer(0, 1000),
    can: canSchema(
      'seeOthers',
      'seeInvestigations',
      'seeHazards',
      'seeAssigned',
      'classifyReports',
      'approvePlans',
      'seeFilings',
      'writeLessons',
    ),
  }),
});

import { canSchema, endpoint, integer, object, page, pageQuery } from '@portal/contract/kernel';
import { draftFilters, reportFilters } from '../filter/report-filter.ts';
import { reportRow } from './report-row.schema.ts';

const access = { menu: 'ESMS' } as const;

const draftQuery = object({ ...pageQuery, ...draftFilters });
const reportQuery = object({ ...pageQuery, ...reportFilters });

export const listReports = endpoint({
  method: 'GET',
  path: '/api/esms/reports',
  summary: 'Submitted reports that the caller sees, newest first',
  access,
  query: reportQuery,
  reply: page(reportRow),
  problems: ['not-valid'],
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
      'oversee',
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

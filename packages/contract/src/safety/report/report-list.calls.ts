import { canSchema, endpoint, integer, object, page, pageQuery } from '@portal/contract/kernel';
import { draftFilters, reportFilters } from '../filter/report-filter.ts';
import { reportRow } from './report-row.schema.ts';

const access = { menu: 'ESMS' } as const;

const draftQuery = object({ ...pageQuery, ...draftFilters });
const reportQuery = object({ ...pageQuery, ...reportFilters });

export const listReports = endpoint({
  method: 'GET',
  path: '/api/esms/reports',
  summary: 'Submitted reports that the caller may see, newest first',
  access,
  query: reportQuery,
  reply: page(reportRow),
  problems: ['not-valid'],
});

export const listReportDrafts = endpoint({
  method: 'GET',
  path: '/api/esms/reports/draft',
  summary: "The caller's drafts, last saved first",
  access,
  query: draftQuery,
  reply: page(reportRow),
});

export const getReportCounts = endpoint({
  method: 'GET',
  path: '/api/esms/reports/my',
  summary: "The number of the caller's drafts, which other lists they have, and the counts of what waits for them",
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

import { type EndpointSpec, fileReply, object, type TProperties } from '@portal/contract/kernel';
import { actionFilters } from '../action/action-list.calls.ts';
import { reportFilters } from '../filter/report-filter.ts';
import { hazardFilters } from '../hazard/hazard-list.calls.ts';
import { investigationFilters } from '../investigation/investigation-list.calls.ts';

/** The maximum number of rows of a spreadsheet (rules/safety.md#export). */
export const EXPORT_ROWS = 20_000;

const exportOf = <P extends TProperties>(list: string, filters: P, level?: 2) =>
  ({
    method: 'POST',
    path: `/api/esms/${list}/export`,
    summary: `The list of ${list} as a spreadsheet, by its filters`,
    access: level === undefined ? { menu: 'ESMS' } : { menu: 'ESMS', level },
    query: object(filters),
    reply: fileReply,
    problems: ['not-valid', 'too-large'],
  }) as const satisfies EndpointSpec;

export const exportReports = exportOf('reports', reportFilters);
export const exportInvestigations = exportOf('investigations', investigationFilters);
export const exportHazards = exportOf('hazards', hazardFilters);
export const exportActions = exportOf('actions', actionFilters, 2);

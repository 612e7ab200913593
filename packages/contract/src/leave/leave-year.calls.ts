import { person } from '@portal/contract/directory';
import {
  boolean,
  endpoint,
  fileReply,
  id,
  integer,
  list,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  type Static,
  searchText,
  sheetBasis,
  sheetRun,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { absenceTypes, annualLeaveInfo, leavePeriod } from './leave.schema.ts';

const access = { menu: 'Admin' } as const;
const leaveYear = integer(2000, 2100);

const { jobTitle: _, ...ofPerson } = person.properties;
export const vacationRow = object({ ...ofPerson, annualLeaveInfo });
export type VacationRow = Static<typeof vacationRow>;

/** A completed leave of a person, with the days that belong to the requested year. */
export const vacationDetail = object({
  days: Type.Number({ minimum: 0.5, multipleOf: 0.5 }),
  periods: list(leavePeriod),
  type: oneOf(...absenceTypes),
  title: text(200),
  docId: id(),
});
export type VacationDetail = Static<typeof vacationDetail>;

const vacationFilter = { searchKeyword: searchText(), departmentId: optional(id()) };
const byYear = object({ year: leaveYear });
const byYearAndEmployee = object({ year: leaveYear, eid: id() });

export const listVacations = endpoint({
  method: 'GET',
  path: '/api/admin/vacations/:year/employees',
  summary: 'Leave of a year: of active employees and of those who resigned within it',
  access,
  params: byYear,
  query: object({ ...pageQuery, ...vacationFilter }),
  reply: page(vacationRow),
});

export const listAnnualLeaves = endpoint({
  method: 'GET',
  path: '/api/admin/vacations/:year/employees/:eid/annual-leave',
  summary: 'The annual leave a person used in a year',
  access,
  params: byYearAndEmployee,
  query: object(pageQuery),
  reply: page(vacationDetail),
  problems: ['not-found'],
});

export const listPublicVacations = endpoint({
  method: 'GET',
  path: '/api/admin/vacations/:year/employees/:eid/public-vacation',
  summary: 'The other leave a person used in a year',
  access,
  params: byYearAndEmployee,
  query: object(pageQuery),
  reply: page(vacationDetail),
  problems: ['not-found'],
});

/**
 * The result of an import, or with `dryRun` its preview: rows read, and number of totals that are new, changed and
 * unchanged.
 */
export const leaveImportSummary = object({
  rows: integer(0, 1_000_000),
  added: integer(0, 1_000_000),
  changed: integer(0, 1_000_000),
  unchanged: integer(0, 1_000_000),
  dryRun: boolean(),
  ...sheetBasis,
});
export type LeaveImportSummary = Static<typeof leaveImportSummary>;

export const importLeaveTotals = endpoint({
  method: 'POST',
  path: '/api/admin/vacations/:year/import',
  summary: 'Take the total days of annual leave from a spreadsheet, all rows or none',
  access,
  params: byYear,
  query: sheetRun,
  upload: {},
  reply: leaveImportSummary,
  problems: ['not-valid', 'forbidden-file-type', 'changed-meanwhile'],
});

export const exportVacations = endpoint({
  method: 'GET',
  path: '/api/admin/vacations/:year/export',
  summary: 'The list of leave, all pages of it, as a spreadsheet',
  access,
  params: byYear,
  query: object(vacationFilter),
  reply: fileReply,
});

export const downloadLeaveTemplate = endpoint({
  method: 'GET',
  path: '/api/admin/vacations/:year/template',
  summary: 'A spreadsheet to fill in and import: every active employee with the total days of the year',
  access,
  params: byYear,
  reply: fileReply,
});

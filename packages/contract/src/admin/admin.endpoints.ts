import { approvalTypes, categoryRef, limits } from '@portal/contract/approval';
import {
  departmentBody,
  departmentRecord,
  departmentRef,
  employeeBody,
  employeeRecord,
  person,
} from '@portal/contract/directory';
import { levels } from '@portal/contract/identity';
import {
  boolean,
  day,
  endpoint,
  fileReply,
  id,
  instant,
  integer,
  list,
  menuNames,
  noReply,
  nullable,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  type Static,
  text,
} from '@portal/contract/kernel';
import { absenceTypes, annualLeaveInfo, leavePeriod } from '@portal/contract/leave';
import Type from 'typebox';
import { auditEntry } from './audit.schema.ts';

const access = { menu: 'Admin' } as const;
const byId = object({ id: id() });
const leaveYear = integer(2000, 2100);

// Employees

const employeeFilter = {
  searchKeyword: optional(text(100)),
  departmentId: optional(id()),
  isResigned: optional(boolean()),
};

export const listEmployeeRecords = endpoint({
  method: 'GET',
  path: '/api/admin/employees',
  summary: 'Employees by department, number and name; of a department with those below it',
  access,
  query: object({ ...pageQuery, ...employeeFilter }),
  reply: page(employeeRecord),
});

export const hireEmployee = endpoint({
  method: 'POST',
  path: '/api/admin/employees',
  summary: 'Register an employee',
  access,
  body: employeeBody,
  status: 201,
  reply: employeeRecord,
  problems: ['not-valid', 'email-exists', 'code-exists'],
});

export const getEmployeeRecord = endpoint({
  method: 'GET',
  path: '/api/admin/employees/:id',
  summary: 'The whole record of an employee',
  access,
  params: byId,
  reply: employeeRecord,
  problems: ['not-found'],
});

export const changeEmployee = endpoint({
  method: 'PUT',
  path: '/api/admin/employees/:id',
  summary: 'Change the record of an employee; also resigning and coming back',
  access,
  params: byId,
  body: employeeBody,
  reply: employeeRecord,
  problems: ['not-found', 'not-valid', 'email-exists', 'code-exists', 'changed-meanwhile', 'last-administrator'],
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/api/admin/employees/:id',
  summary: 'Delete an employee who never did anything',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: ['not-found', 'has-records', 'changed-meanwhile', 'last-administrator'],
});

/** Largest photo that is taken, in bytes (decisions: admin, Employees). */
export const PHOTO_MAX_BYTES = 5_000_000;

export const setEmployeePhoto = endpoint({
  method: 'PUT',
  path: '/api/admin/employees/:id/photo',
  summary: 'Set the photo of an employee: jpeg, png or webp, at most 5 MB',
  access,
  params: byId,
  upload: {},
  reply: employeeRecord,
  problems: ['not-found', 'too-large', 'forbidden-file-type'],
});

export const getEmployeePhoto = endpoint({
  method: 'GET',
  path: '/api/admin/employees/:id/photo',
  summary: 'The photo of an employee, at least `size` pixels wide where there is one so large',
  access,
  params: byId,
  query: object({ size: optional(integer(1, 1024)) }),
  reply: fileReply,
  problems: ['not-found'],
});

// Departments

export const listDepartmentRecords = endpoint({
  method: 'GET',
  path: '/api/admin/departments',
  summary: 'The tree of all departments, inactive ones too',
  access,
  reply: list(departmentRecord),
});

export const createDepartment = endpoint({
  method: 'POST',
  path: '/api/admin/departments',
  summary: 'Make a department',
  access,
  body: departmentBody,
  status: 201,
  reply: departmentRecord,
  problems: ['not-valid', 'code-exists', 'department-too-deep'],
});

export const getDepartmentRecord = endpoint({
  method: 'GET',
  path: '/api/admin/departments/:id',
  summary: 'A department with those below it',
  access,
  params: byId,
  reply: departmentRecord,
  problems: ['not-found'],
});

export const changeDepartment = endpoint({
  method: 'PUT',
  path: '/api/admin/departments/:id',
  summary: 'Change, move, activate or deactivate a department',
  access,
  params: byId,
  body: departmentBody,
  reply: departmentRecord,
  problems: ['not-found', 'not-valid', 'code-exists', 'changed-meanwhile', 'department-cycle', 'department-too-deep'],
});

export const deleteDepartment = endpoint({
  method: 'DELETE',
  path: '/api/admin/departments/:id',
  summary: 'Delete a department without sub-departments and employees',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: ['not-found', 'has-children', 'has-employees', 'has-records', 'changed-meanwhile'],
});

export const listDepartmentMembers = endpoint({
  method: 'GET',
  path: '/api/admin/departments/:id/employees',
  summary: 'The employees of a department itself: all, or only those who have resigned or have not',
  access,
  params: byId,
  query: object({ isResigned: optional(boolean()) }),
  reply: list(employeeRecord),
  problems: ['not-found'],
});

// Vacations

export const vacationRow = object({
  id: id(),
  code: text(10),
  name: text(10),
  engName: text(20),
  position: text(20),
  email: text(40),
  department: departmentRef,
  annualLeaveInfo,
});
export type VacationRow = Static<typeof vacationRow>;

/** One completed leave of a person in a year: the days of it that fall into that year. */
export const vacationDetail = object({
  days: Type.Number({ minimum: 0.5, multipleOf: 0.5 }),
  periods: list(leavePeriod),
  type: oneOf(...absenceTypes),
  title: text(200),
  docId: id(),
});
export type VacationDetail = Static<typeof vacationDetail>;

const vacationFilter = { searchKeyword: optional(text(100)), departmentId: optional(id()) };
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

/** What an import did, or with `dryRun` would do: rows read, and how many totals are new, changed, or as they were. */
export const leaveImportSummary = object({
  rows: integer(0, 1_000_000),
  added: integer(0, 1_000_000),
  changed: integer(0, 1_000_000),
  unchanged: integer(0, 1_000_000),
  dryRun: boolean(),
});
export type LeaveImportSummary = Static<typeof leaveImportSummary>;

export const importLeaveTotals = endpoint({
  method: 'POST',
  path: '/api/admin/vacations/:year/import',
  summary: 'Take the total days of annual leave from a spreadsheet, all rows or none',
  access,
  params: byYear,
  query: object({ dryRun: optional(boolean()) }),
  upload: {},
  reply: leaveImportSummary,
  problems: ['not-valid', 'too-large', 'forbidden-file-type'],
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

// Lines of those who have resigned

/**
 * A line that waits for somebody who has resigned. An administrator is told what it takes to hand it over and nothing
 * of what the document says: neither its title nor its text nor a comment.
 */
export const waitingLine = object({
  id: id(),
  documentId: id(),
  docNo: nullable(text(20)),
  category: categoryRef,
  drafter: person,
  submittedAt: nullable(instant()),
  seq: integer(1, limits.lines),
  approvalType: oneOf(...approvalTypes),
  approver: person,
  /** Whose line it was before, when it was handed over. */
  handedOverFrom: nullable(object({ id: id(), name: text(10), engName: text(20) })),
  /** The version of the document. */
  version: integer(1, 2_147_483_647),
});
export type WaitingLine = Static<typeof waitingLine>;

export const listWaitingLines = endpoint({
  method: 'GET',
  path: '/api/admin/approval/waiting-lines',
  summary: 'Lines under way that wait for somebody who has resigned, oldest first',
  access,
  query: object({ ...pageQuery, approverId: optional(id()) }),
  reply: page(waitingLine),
});

export const handOverLine = endpoint({
  method: 'PUT',
  path: '/api/admin/approval/docs/:id/lines/:lineId/approver',
  summary: 'Hand a waiting line of an approver who has resigned to another person',
  access,
  params: object({ id: id(), lineId: id() }),
  body: object({ approver: object({ id: id() }), reason: text(limits.handOverReason) }),
  reply: waitingLine,
  problems: [
    'document-not-found',
    'not-found',
    'approver-not-resigned',
    'line-not-pending',
    'not-valid',
    'changed-meanwhile',
  ],
});

// Permissions

const grant = object({ menu: oneOf(...menuNames), level: oneOf(...levels) });

export const permissionRow = object({
  employee: object({
    id: id(),
    name: text(10),
    engName: text(20),
    email: text(40),
    position: text(20),
    department: departmentRef,
  }),
  grants: list(grant),
  version: integer(1, 2_147_483_647),
});
export type PermissionRow = Static<typeof permissionRow>;

export const listPermissionRows = endpoint({
  method: 'GET',
  path: '/api/admin/permissions',
  summary: 'Active employees with what they were granted; with `menu` those who hold a grant on it',
  access,
  query: object({ ...pageQuery, menu: optional(oneOf(...menuNames)), searchText: optional(text(100)) }),
  reply: page(permissionRow),
});

export const setGrants = endpoint({
  method: 'PUT',
  path: '/api/admin/permissions/:employeeId',
  summary: "Put other grants in place of a person's",
  access,
  params: object({ employeeId: id() }),
  body: list(grant, { maxItems: 50 }),
  reply: permissionRow,
  problems: ['not-found', 'not-valid', 'changed-meanwhile', 'last-administrator'],
});

// Audit

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what, newest first',
  access,
  query: object({
    ...pageQuery,
    actorId: optional(id()),
    area: optional(text(40)),
    action: optional(text(40)),
    recordType: optional(text(40)),
    recordId: optional(id()),
    fromDate: optional(day()),
    toDate: optional(day()),
  }),
  reply: page(auditEntry),
});

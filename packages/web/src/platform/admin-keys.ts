/** Query keys of the admin area; mutations name `all` in `meta.refreshes`. */
export const adminKeys = {
  all: ['admin'],
  employees: ['admin', 'employees'],
  employeePhoto: (id: number, version: number) => ['admin', 'employee-photo', id, version],
  departments: ['admin', 'departments'],
  holidays: (year: number) => ['admin', 'holidays', year],
  vacations: ['admin', 'vacations'],
  vacationDetails: (year: number, id: number, kind: string) => ['admin', 'vacation-details', year, id, kind],
  permissions: ['admin', 'permissions'],
  delegations: ['admin', 'delegations'],
  waitingLines: ['admin', 'waiting-lines'],
  waitingFor: (id: number) => ['admin', 'waiting-for', id],
  audit: ['admin', 'audit'],
  employeeRecord: (id: number) => ['admin', 'employee-record', id],
  departmentMembers: (id: number, withResigned: boolean) => ['admin', 'department-members', id, withResigned],
} as const;

import type { Grant } from './menu.rules.ts';

/** The caller's employee id, departments (their own and all parents) and grants. */
export type Actor = { employeeId: number; departmentIds: readonly number[]; grants: readonly Grant[] };

import type { Grant } from './menu.rules.ts';

/** Who asks: the employee, the departments that take them in (their own and all above), and their grants. */
export type Actor = { employeeId: number; departmentIds: readonly number[]; grants: readonly Grant[] };

import { type DepartmentNode, listDepartments } from '@portal/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** The tree of active departments, which everybody may see. */
export const departmentTreeQuery = queryOptions({
  queryKey: ['directory', 'departments'],
  queryFn: ({ signal }): Promise<DepartmentNode[]> =>
    call(listDepartments, {}, { signal }) as Promise<DepartmentNode[]>,
  staleTime: TEN_MINUTES_MS,
});

import type { DepartmentNode } from '@portal/contract/directory';
import { listDepartmentEmployees, listDepartments } from '@portal/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';

/** The code of the safety and security office (rules/safety.md#investigations). */
const OFFICE = 'SS';
const TEN_MINUTES_MS = 10 * 60 * 1000;

const find = (nodes: readonly DepartmentNode[]): DepartmentNode | undefined => {
  for (const node of nodes) {
    const found = node.code === OFFICE ? node : find(node.childNodes);
    if (found) return found;
  }
  return undefined;
};

/** The office with what is below it, and its active employees; nobody where the company has no such office. */
export const officeQuery = queryOptions({
  queryKey: ['directory', 'safety-office'],
  queryFn: async ({ signal }) => {
    const office = find((await call(listDepartments, {}, { signal })) as DepartmentNode[]);
    if (!office) return { office, people: [] };
    const query = { includeDescendants: true };
    return { office, people: await call(listDepartmentEmployees, { params: { id: office.id }, query }, { signal }) };
  },
  staleTime: TEN_MINUTES_MS,
});

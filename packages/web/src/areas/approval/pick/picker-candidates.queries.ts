import { listDepartmentEmployees, listEmployees, type Person } from '@portal/contract/directory';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Nobody reads on further: one types a name. */
export const MOST_CANDIDATES = 100;

export type Candidates = {
  people: Person[];
  total: number;
  /** All people of a department, including those not shown, so that it can be added as a whole. */
  everyone: Person[];
};

const inDepartment = async (id: number, name: string, signal: AbortSignal): Promise<Candidates> => {
  const query = { name, includeDescendants: true };
  const people = await call(listDepartmentEmployees, { params: { id }, query }, { signal });
  return { people: people.slice(0, MOST_CANDIDATES), total: people.length, everyone: people };
};

const inCompany = async (name: string, signal: AbortSignal): Promise<Candidates> => {
  const { items, total } = await call(listEmployees, { query: { name, limit: MOST_CANDIDATES } }, { signal });
  return { people: items, total, everyone: items };
};

/** Employees whose name contains `name`, of a department and those below it, or of the whole company. */
export const candidatesQuery = (departmentId: number | undefined, name: string) =>
  queryOptions({
    queryKey: ['directory', 'candidates', departmentId ?? null, name],
    queryFn: ({ signal }) =>
      departmentId === undefined ? inCompany(name, signal) : inDepartment(departmentId, name, signal),
    placeholderData: keepPreviousData,
    staleTime: TEN_MINUTES_MS,
  });

/** Employees of the whole company whose name contains `name`. */
export const peopleQuery = (name: string) => ({
  ...candidatesQuery(undefined, name),
  select: ({ people }: Candidates): Person[] => people,
});

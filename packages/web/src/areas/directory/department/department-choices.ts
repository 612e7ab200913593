import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameOf } from '../../../platform/platform-names.ts';
import { departmentsQuery } from './department-list.queries.ts';
import { type DepartmentRow, rowsOf } from './department-tree.ts';

/** All departments from top to bottom, as far as they are here. */
export const useDepartmentRows = (): DepartmentRow[] => {
  const { data } = useQuery(departmentsQuery);
  return useMemo(() => rowsOf(data ?? []), [data]);
};

/** What a department is called; undefined until that is known. */
export const useDepartmentName = (id: number | undefined): string | undefined => {
  const department = useDepartmentRows().find(({ record }) => record.id === id)?.record;
  return department && nameOf(department);
};

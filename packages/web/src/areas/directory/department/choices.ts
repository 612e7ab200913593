import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { departmentsQuery } from './list.api.ts';
import { type DepartmentRow, rowsOf } from './tree.ts';

/** All departments from top to bottom, as far as they are here. */
export const useDepartmentRows = (): DepartmentRow[] => {
  const { data } = useQuery(departmentsQuery);
  return useMemo(() => rowsOf(data ?? []), [data]);
};

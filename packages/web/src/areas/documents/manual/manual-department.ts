import type { DepartmentNode } from '@portal/contract/directory';
import type { Manual } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameOf } from '../../../platform/platform-names.ts';
import { departmentTreeQuery } from '../../directory/index.ts';

type Option = { value: string; label: string; name: string };

const optionsOf = (nodes: readonly DepartmentNode[], depth = 0): Option[] =>
  nodes.flatMap((node) => [
    { value: String(node.id), label: `${'-'.repeat(depth)} ${nameOf(node)}`.trim(), name: nameOf(node) },
    ...optionsOf(node.childNodes, depth + 1),
  ]);

/** The departments of the tree to choose from; a dash for each level. */
export const useDepartmentOptions = (): readonly Option[] => {
  const { data } = useQuery(departmentTreeQuery);
  return useMemo(() => optionsOf(data ?? []), [data]);
};

type Owned = Pick<Manual, 'departmentName' | 'departmentEngName'>;

/** The department of a manual, in the language of the reader. */
export const departmentOf = ({ departmentName: name, departmentEngName: engName }: Owned): string =>
  nameOf({ name, engName });

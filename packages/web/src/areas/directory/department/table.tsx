import type { DepartmentRecord } from '@portal/contract/directory';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { useTreeRows } from '../../../ui/tree/open-rows.ts';
import { type DepartmentActs, useDepartmentColumns } from './columns.tsx';
import { departmentWords } from './department.words.ts';
import { departmentShape } from './tree.ts';

type Props = Omit<DepartmentActs, 'onToggle'> & {
  tree: readonly DepartmentRecord[] | undefined;
  empty: ReactNode;
};

/** The tree of departments, all of it open at first. */
export const DepartmentTable = ({ tree, empty, ...acts }: Props) => {
  const { t } = useTranslation();
  const { rows, closed, toggle } = useTreeRows(tree, departmentShape);
  return (
    <DataTable
      label={t(departmentWords.title)}
      columns={useDepartmentColumns(closed, { ...acts, onToggle: toggle })}
      rows={rows}
      idOf={({ record }) => record.id}
      nameOf={({ record }) => nameOf(record)}
      onOpen={acts.onEdit}
      empty={empty}
    />
  );
};

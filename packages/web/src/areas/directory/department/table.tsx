import type { DepartmentRecord } from '@portal/contract/directory';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { type DepartmentActs, useDepartmentColumns } from './columns.tsx';
import { rowsOf } from './tree.ts';

type Props = Omit<DepartmentActs, 'onToggle'> & {
  tree: readonly DepartmentRecord[] | undefined;
  empty: ReactNode;
};

const FIRST_ROWS = 60;

/** What one sees first stands at once; the rest of a long tree follows without holding anything up. */
const useFirstRowsFirst = <Row,>(rows: readonly Row[] | undefined): readonly Row[] | undefined => {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (rows !== undefined) startTransition(() => setWhole(true));
  }, [rows]);
  return whole ? rows : rows?.slice(0, FIRST_ROWS);
};

/** The tree of departments, all of it open at first. */
export const DepartmentTable = ({ tree, empty, ...acts }: Props) => {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const rows = useFirstRowsFirst(useMemo(() => tree && rowsOf(tree, closed), [tree, closed]));
  const toggle = (id: number): void =>
    setClosed((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]));
  return (
    <DataTable
      label={t('admin.department.title')}
      columns={useDepartmentColumns(closed, { ...acts, onToggle: toggle })}
      rows={rows}
      idOf={({ record }) => record.id}
      nameOf={({ record }) => nameOf(record)}
      onOpen={acts.onEdit}
      empty={empty}
    />
  );
};

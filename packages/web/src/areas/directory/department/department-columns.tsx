import { IconSubtask } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/platform-names.ts';
import list from '../../../ui/table/cell.module.css';
import type { Column } from '../../../ui/table/column.ts';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { YesMark } from '../../../ui/table/yes-mark.tsx';
import { Twig } from '../../../ui/tree/twig.tsx';
import classes from './department.module.css';
import { departmentWords } from './department.words.ts';
import { type DepartmentRow, mayHoldAnother } from './department-tree.ts';

export type DepartmentActs = {
  onToggle: (id: number) => void;
  onMembers: (row: DepartmentRow) => void;
  onAddBelow: (row: DepartmentRow) => void;
  onEdit: (row: DepartmentRow) => void;
  onDelete: (row: DepartmentRow) => void;
};

/** The columns of the tree of departments, in order. */
export const useDepartmentColumns = (closed: ReadonlySet<number>, acts: DepartmentActs): Column<DepartmentRow>[] => {
  const { t } = useTranslation();
  const header = (name: Parameters<typeof columnKey>[0]): { key: string; header: string } => ({
    key: name,
    header: t(columnKey(name)),
  });
  return [
    {
      ...header('code'),
      cell: ({ record: { code, isActivated } }) => (
        <>
          {code}
          {!isActivated && <span className={list.inCard}> · {t(departmentWords.notActive)}</span>}
        </>
      ),
      width: 72,
      from: 'narrow',
      card: 'over',
    },
    {
      ...header('name'),
      lead: ({ record, path }) => (
        <Twig
          level={path.length}
          toggle={
            record.children.length === 0
              ? undefined
              : {
                  label: t(departmentWords.below, { name: nameOf(record) }),
                  open: !closed.has(record.id),
                  onToggle: () => acts.onToggle(record.id),
                }
          }
        />
      ),
      cell: ({ record }) => <span className={list.beside}>{otherNameOf(record)}</span>,
      card: 'title',
    },
    { ...header('createdDate'), cell: ({ record }) => record.createdDate, width: 88, from: 'wide' },
    {
      ...header('isActivated'),
      cell: ({ record: { isActivated } }) => (
        <YesMark yes={isActivated} label={t(isActivated ? departmentWords.active : departmentWords.notActive)} />
      ),
      width: 64,
      from: 'narrow',
    },
    {
      ...header('employeesCount'),
      cell: (row) => (
        <RowButton
          label={t(departmentWords.membersOf, { name: nameOf(row.record), count: row.record.employeesCount })}
          onClick={() => acts.onMembers(row)}
        >
          <span className={classes.count}>{t(departmentWords.people, { count: row.record.employeesCount })}</span>
        </RowButton>
      ),
      controls: true,
      width: 72,
      card: 'corner',
    },
    { ...header('seq'), cell: ({ record }) => record.seq, width: 48, from: 'medium' },
    {
      ...header('actions'),
      cell: (row) => (
        <>
          <RowButton
            label={t(departmentWords.addBelow, { name: nameOf(row.record) })}
            disabled={!mayHoldAnother(row)}
            onClick={() => acts.onAddBelow(row)}
          >
            <IconSubtask size={16} aria-hidden />
          </RowButton>
          <RowActions name={nameOf(row.record)} onEdit={() => acts.onEdit(row)} onDelete={() => acts.onDelete(row)} />
        </>
      ),
      controls: true,
      width: 104,
      card: 'below',
    },
  ];
};

const columnKey = (name: 'code' | 'name' | 'createdDate' | 'isActivated' | 'employeesCount' | 'seq' | 'actions') =>
  departmentWords.column[name];

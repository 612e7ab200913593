import { Button } from '@mantine/core';
import type { EmployeeRecord } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/platform-names.ts';
import { useDeletion } from '../../../ui/dialog/deletion.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar } from '../../../ui/list/list-bar.tsx';
import { useListPage } from '../../../ui/list/list-page.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { type FilterField, type ListOf, useList } from '../../../ui/list/list-state.ts';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import classes from '../../../ui/table/cell.module.css';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import { YesMark } from '../../../ui/table/yes-mark.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useMe } from '../../identity/index.ts';
import { useDepartmentOptions } from '../department/department-select.tsx';
import { useDepartmentName, useDepartmentRows } from '../department/department-tree.ts';
import { employeesQuery, removeEmployee } from './employee.queries.ts';
import { employeeWords } from './employee.words.ts';
import { EmployeeFormDialog } from './employee-form-dialog.tsx';
import { EmployeeInfoDialog } from './employee-info-dialog.tsx';
import { employeeList } from './employee-search.ts';
import { isResignedNow, jobTitleText, plannedResignation } from './employee-texts.ts';

/** Narrows a list to a department. */
export const DepartmentFilter = (field: FilterField) => {
  const { t } = useTranslation();
  return (
    <ChoiceField
      label={t(employeeWords.column.department)}
      all={t(employeeWords.everyDepartment)}
      options={useDepartmentOptions(useDepartmentRows()).map(({ value, label }) => ({ value, label }))}
      {...field}
    />
  );
};

const EmployeeFilters = ({ list }: { list: ListOf<typeof employeeList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t(employeeWords.whoIsShown)}
        options={[
          { value: '', label: t(employeeWords.everybody) },
          { value: 'true', label: t(employeeWords.resigned) },
        ]}
        {...list.field('isResigned')}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t(employeeWords.search)} {...list.field('searchKeyword')} />
    </FilterBar>
  );
};
type Acts = Record<'onOpen' | 'onEdit' | 'onDelete', (employee: EmployeeRecord) => void>;

const DAY_WIDTH = 84;

/** O for a resigned employee, or the date of a planned resignation. A card has no header, so it has a text. */
const Resigned = ({ employee }: { employee: EmployeeRecord }) => {
  const { t } = useTranslation();
  const planned = plannedResignation(employee);
  const isResigned = isResignedNow(employee);
  const word = planned === undefined ? t(employeeWords.gone) : t(employeeWords.leaves, { day: planned });
  return (
    <>
      <span className={classes.inRow}>
        {planned === undefined ? (
          <YesMark yes={isResigned} label={t(isResigned ? employeeWords.gone : employeeWords.here)} />
        ) : (
          t(employeeWords.leavesOn, { day: planned })
        )}
      </span>
      {(isResigned || planned !== undefined) && <span className={classes.inCard}>{word}</span>}
    </>
  );
};

const columns = {
  code: { cell: (row: EmployeeRecord) => row.code, width: 76, from: 'narrow', card: 'over' },
  position: { cell: (row: EmployeeRecord) => row.position, width: 72, from: 'wide' },
  jobTitle: { cell: (row: EmployeeRecord) => jobTitleText(row.jobTitle), width: 80, from: 'full' },
  name: {
    cell: (row: EmployeeRecord) => <span className={classes.beside}>{otherNameOf(row)}</span>,
    card: 'title',
  },
  email: { cell: (row: EmployeeRecord) => row.email, width: 180, grow: 0.6, from: 'widest' },
  department: { cell: (row: EmployeeRecord) => nameOf(row.department), width: 110, from: 'medium' },
  seq: { cell: (row: EmployeeRecord) => row.seq, width: 40, from: 'full' },
  hireDate: { cell: (row: EmployeeRecord) => row.hireDate, width: DAY_WIDTH, from: 'wide' },
  isResigned: {
    cell: (row: EmployeeRecord) => <Resigned employee={row} />,
    width: 108,
    from: 'narrow',
    card: 'corner',
  },
} as const satisfies Record<string, Omit<Column<EmployeeRecord>, 'key' | 'header'>>;

const shown = Object.keys(columns) as (keyof typeof columns)[];

const cardLine = ({ position, jobTitle, department, email }: EmployeeRecord): string =>
  [position, jobTitleText(jobTitle), nameOf(department), email].filter((part) => part !== '').join(' · ');

/** The table of employees. */
const useEmployeeTable = ({ onOpen, onEdit, onDelete }: Acts): TableShape<EmployeeRecord> => {
  const { t } = useTranslation();
  return {
    columns: [
      ...shown.map((name) => ({ ...columns[name], key: name, header: t(employeeWords.column[name]) })),
      {
        key: 'actions',
        header: t(uiWords.row.actions),
        cell: (row) => <RowActions name={nameOf(row)} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />,
        controls: true,
        width: 68,
        card: 'below',
      },
    ],
    idOf: ({ id }) => id,
    nameOf,
    onOpen,
    cardLine,
  };
};

type Opened = { kind: 'new' } | { kind: 'edit' | 'info' | 'resign'; employee: EmployeeRecord };

type Props = {
  /** The open tasks of a resigned employee, from the area that has them. */
  waitingOf: (id: number) => ReactNode;
  /** The dialog of a resignation, from the area that hands lines over. */
  resign: (employee: EmployeeRecord, onClose: () => void) => ReactNode;
};

export const EmployeeScreen = ({ waitingOf, resign }: Props) => {
  const { t } = useTranslation();
  const { employee: me } = useMe();
  const list = useList(employeeList);
  const result = useListPage(employeesQuery(list.query));
  const [opened, setOpened] = useState<Opened>();
  const [hired, setHired] = useState<string>();
  const { narrow } = list;
  // In tree order the new employee might be on a later page. The form is closed by now, and asks nothing.
  useEffect(() => {
    if (hired !== undefined) narrow({ departmentId: undefined, isResigned: undefined, searchKeyword: hired });
    setHired(undefined);
  }, [hired, narrow]);
  const remove = useDeletion(removeEmployee, (employee) => ({
    title: t(employeeWords.deleteTitle),
    message: t(employeeWords.deleteMessage, { name: nameOf(employee), code: employee.code }),
    done: t(employeeWords.deleted, { name: nameOf(employee) }),
  }));
  const table = useEmployeeTable({
    onOpen: (employee) => setOpened({ kind: 'info', employee }),
    onEdit: (employee) => setOpened({ kind: 'edit', employee }),
    onDelete: (employee) => void remove(employee),
  });
  const close = () => setOpened(undefined);
  const hire = (
    <Button leftSection={<IconUserPlus size={16} />} onClick={() => setOpened({ kind: 'new' })}>
      {t(employeeWords.new)}
    </Button>
  );
  return (
    <ListScreen
      title={t(employeeWords.title)}
      actions={hire}
      filters={<EmployeeFilters list={list} />}
      chipWords={{ departmentId: useDepartmentName(list.search.departmentId) }}
      empty={{ message: t(employeeWords.empty), hint: t(employeeWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened?.kind === 'new' && <EmployeeFormDialog onClose={close} onHired={({ code }) => setHired(code)} />}
      {opened?.kind === 'edit' && (
        <EmployeeFormDialog
          record={opened.employee}
          onClose={close}
          onResign={
            opened.employee.isResigned || opened.employee.id === me.id
              ? undefined
              : () => setOpened({ kind: 'resign', employee: opened.employee })
          }
          // The dialog shows their open tasks.
          onResigned={(employee) => setOpened({ kind: 'info', employee })}
        />
      )}
      {opened?.kind === 'info' && (
        <EmployeeInfoDialog
          employee={opened.employee}
          waitingOf={waitingOf}
          onResign={() => setOpened({ kind: 'resign', employee: opened.employee })}
          onClose={close}
        />
      )}
      {opened?.kind === 'resign' && resign(opened.employee, close)}
    </ListScreen>
  );
};

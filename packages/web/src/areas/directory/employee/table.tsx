import type { EmployeeRecord } from '@portal/contract/directory';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/names.ts';
import classes from '../../../ui/table/cell.module.css';
import type { Column, TableShape } from '../../../ui/table/column.ts';
import { RowActions } from '../../../ui/table/row-actions.tsx';
import { YesMark } from '../../../ui/table/yes-mark.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { employeeWords } from './employee.words.ts';
import { isGone, jobTitleText, plannedResignation } from './words.ts';

type Acts = Record<'onOpen' | 'onEdit' | 'onDelete', (employee: EmployeeRecord) => void>;

const DAY_WIDTH = 84;

/** O once somebody has resigned; before that, when it will be. A card has no heading over it and says it in words. */
const Resigned = ({ employee }: { employee: EmployeeRecord }) => {
  const { t } = useTranslation();
  const planned = plannedResignation(employee);
  const gone = isGone(employee);
  const word = planned === undefined ? t(employeeWords.gone) : t(employeeWords.leaves, { day: planned });
  return (
    <>
      <span className={classes.inRow}>
        {planned === undefined ? (
          <YesMark yes={gone} label={t(gone ? employeeWords.gone : employeeWords.here)} />
        ) : (
          t(employeeWords.leavesOn, { day: planned })
        )}
      </span>
      {(gone || planned !== undefined) && <span className={classes.inCard}>{word}</span>}
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
  email: { cell: (row: EmployeeRecord) => row.email, width: 180, from: 'widest' },
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

/** How an employee looks in a list. */
export const useEmployeeTable = ({ onOpen, onEdit, onDelete }: Acts): TableShape<EmployeeRecord> => {
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

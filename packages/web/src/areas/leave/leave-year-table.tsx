import type { VacationRow } from '@portal/contract/leave';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../platform/platform-names.ts';
import list from '../../ui/table/cell.module.css';
import type { Column, TableShape } from '../../ui/table/column.ts';
import { RowButton } from '../../ui/table/row-button.tsx';
import { employeeWords } from '../directory/index.ts';
import classes from './leave-year.module.css';
import type { VacationKind } from './leave-year.queries.ts';
import { leaveYearWords } from './leave-year.words.ts';

const DAYS_WIDTH = { annual: 100, other: 112 } as const;

const usedOf = ({ annualLeaveInfo }: VacationRow): Record<VacationKind, number> => ({
  annual: annualLeaveInfo.useAnnualLeaveDays,
  other: annualLeaveInfo.useVacationDays,
});

type UsedProps = { row: VacationRow; kind: VacationKind; onOpen: () => void };

/** Used days, which open the single leaves; labelled in a card, which has no header. */
const Used = ({ row, kind, onOpen }: UsedProps) => {
  const { t } = useTranslation();
  const days = usedOf(row)[kind];
  return (
    <RowButton label={t(leaveYearWords.open[kind], { name: nameOf(row), count: days })} onClick={onOpen}>
      <span className={classes.inCard}>{t(leaveYearWords.column[kind])}</span>
      <span className={classes.days}>{days}</span>
    </RowButton>
  );
};

/** The table of leave. */
export const useVacationTable = (onOpen: (row: VacationRow, kind: VacationKind) => void): TableShape<VacationRow> => {
  const { t } = useTranslation();
  const used = (kind: VacationKind): Column<VacationRow> => ({
    key: kind,
    header: t(leaveYearWords.column[kind]),
    cell: (row) => <Used row={row} kind={kind} onOpen={() => onOpen(row, kind)} />,
    controls: true,
    width: DAYS_WIDTH[kind],
    card: kind === 'annual' ? 'corner' : 'below',
  });
  const columns: Column<VacationRow>[] = [
    {
      key: 'code',
      header: t(employeeWords.column.code),
      cell: ({ code }) => code,
      width: 76,
      from: 'narrow',
      card: 'over',
    },
    {
      key: 'name',
      header: t(employeeWords.column.name),
      cell: (row) => <span className={list.beside}>{otherNameOf(row)}</span>,
      card: 'title',
    },
    {
      key: 'position',
      header: t(employeeWords.column.position),
      cell: ({ position }) => position,
      width: 84,
      from: 'wide',
    },
    {
      key: 'email',
      header: t(employeeWords.column.email),
      cell: ({ email }) => email,
      width: 200,
      from: 'widest',
    },
    {
      key: 'department',
      header: t(employeeWords.column.department),
      cell: ({ department }) => nameOf(department),
      width: 150,
      from: 'medium',
    },
    {
      key: 'total',
      header: t(leaveYearWords.column.total),
      cell: ({ annualLeaveInfo }) => annualLeaveInfo.totalDays,
      width: 64,
      from: 'narrow',
    },
    used('annual'),
    used('other'),
  ];
  const cardLine = ({ position, department, annualLeaveInfo }: VacationRow): string =>
    [position, nameOf(department), t(leaveYearWords.totalOf, { count: annualLeaveInfo.totalDays })].join(' · ');
  return { columns, idOf: ({ id }) => id, nameOf, onOpen: (row) => onOpen(row, 'annual'), cardLine };
};

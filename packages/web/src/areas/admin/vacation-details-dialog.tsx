import { ScrollArea, Skeleton, Table } from '@mantine/core';
import type { VacationDetail, VacationRow } from '@portal/contract/admin';
import type { LeavePeriod } from '@portal/contract/leave';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../platform/formats.ts';
import { nameOf } from '../../platform/names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Dialog } from './dialog.tsx';
import { type VacationKind, vacationDetailsQuery } from './vacation.api.ts';
import classes from './vacation.module.css';

const columns = ['no', 'days', 'dates', 'type', 'title'] as const;

const Dates = ({ periods }: { periods: readonly LeavePeriod[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.dates}>
      {periods.map(({ vacationDate, annualLeaveType }) => (
        <li key={`${vacationDate} ${annualLeaveType}`}>
          <time dateTime={vacationDate}>{dayText(vacationDate)}</time>
          {annualLeaveType !== 'AnnualLeave' && ` ${t(`adminForm.vacation.half.${annualLeaveType}`)}`}
        </li>
      ))}
    </ul>
  );
};

const Details = ({ details, label }: { details: readonly VacationDetail[]; label: string }) => {
  const { t } = useTranslation();
  return (
    <Table stickyHeader className={classes.details} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column}>{t(`adminForm.vacation.detail.${column}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {details.map(({ docId, days, periods, type, title }, place) => (
          <Table.Tr key={docId}>
            <Table.Td>{place + 1}</Table.Td>
            <Table.Td>{days}</Table.Td>
            <Table.Td>
              <Dates periods={periods} />
            </Table.Td>
            <Table.Td>{t(`approval.vacation.choice.${type}`)}</Table.Td>
            <Table.Td className={classes.wraps}>{title}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

type Props = { year: number; row: VacationRow; kind: VacationKind; onClose: () => void };

/** Where the days of one kind of leave went, by document. */
const VacationDetailsDialog = ({ year, row, kind, onClose }: Props) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(vacationDetailsQuery(year, row.id, kind));
  const title = t(`adminForm.vacation.details.${kind}`, { name: nameOf(row), year });
  return (
    <Dialog title={title} size={860} onClose={onClose}>
      {error && data === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ScrollArea.Autosize mah="60vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          {data === undefined && <Skeleton height={120} />}
          {data?.items.length === 0 && <EmptyState message={t('admin.list.empty')} />}
          {data !== undefined && data.items.length > 0 && <Details details={data.items} label={title} />}
        </ScrollArea.Autosize>
      )}
    </Dialog>
  );
};

export default VacationDetailsDialog;

import { ScrollArea, Skeleton } from '@mantine/core';
import type { LeavePeriod, VacationDetail, VacationRow } from '@portal/contract/leave';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { Dialog } from '../../../ui/dialog/frame.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { type FactColumn, FactTable } from '../../../ui/table/facts.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { absenceWords } from '../absence.words.ts';
import { type VacationKind, vacationDetailsQuery } from './api.ts';
import { leaveYearWords } from './leave-year.words.ts';
import classes from './styles.module.css';

const Dates = ({ periods }: { periods: readonly LeavePeriod[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.dates}>
      {periods.map(({ vacationDate, annualLeaveType }) => (
        <li key={`${vacationDate} ${annualLeaveType}`}>
          <time dateTime={vacationDate}>{dayText(vacationDate)}</time>
          {annualLeaveType !== 'AnnualLeave' && ` ${t(leaveYearWords.form.half[annualLeaveType])}`}
        </li>
      ))}
    </ul>
  );
};

const useColumns = (): FactColumn<VacationDetail>[] => {
  const { t } = useTranslation();
  const column = (
    key: 'no' | 'days' | 'dates' | 'type' | 'title',
    cell: FactColumn<VacationDetail>['cell'],
  ): FactColumn<VacationDetail> => ({ key, header: t(leaveYearWords.form.detail[key]), cell });
  return [
    column('no', (_, place) => place + 1),
    column('days', ({ days }) => days),
    column('dates', ({ periods }) => <Dates periods={periods} />),
    column('type', ({ type }) => t(absenceWords[type])),
    column('title', ({ title }) => title),
  ];
};

type Props = { year: number; row: VacationRow; kind: VacationKind; onClose: () => void };

/** Where the days of one kind of leave went, by document. */
const VacationDetailsDialog = ({ year, row, kind, onClose }: Props) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const { data, error, refetch } = useQuery(vacationDetailsQuery(year, row.id, kind));
  const title = t(leaveYearWords.form.details[kind], { name: nameOf(row), year });
  return (
    <Dialog title={title} size={860} onClose={onClose}>
      {error && data === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ScrollArea.Autosize mah="60vh" type="auto" viewportProps={{ tabIndex: 0 }}>
          {data === undefined && <Skeleton height={120} />}
          {data?.items.length === 0 && <EmptyState message={t(uiWords.list.empty)} />}
          {data !== undefined && data.items.length > 0 && (
            <FactTable label={title} columns={columns} rows={data.items} idOf={({ docId }) => docId} />
          )}
        </ScrollArea.Autosize>
      )}
    </Dialog>
  );
};

export default VacationDetailsDialog;

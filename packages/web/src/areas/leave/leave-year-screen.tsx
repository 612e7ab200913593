import { Button, ScrollArea, Skeleton } from '@mantine/core';
import type { LeavePeriod, VacationDetail, VacationRow } from '@portal/contract/leave';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../platform/formats.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOf } from '../../platform/platform-names.ts';
import { Dialog } from '../../ui/dialog/dialog-frame.tsx';
import { FilterBar } from '../../ui/list/list-bar.tsx';
import { useListPage } from '../../ui/list/list-page.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { type ListOf, useList } from '../../ui/list/list-state.ts';
import { RadioRow } from '../../ui/list/radio-row.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { useFileSaving } from '../../ui/sheet/saving.ts';
import { type FactColumn, FactTable } from '../../ui/table/facts.tsx';
import { DepartmentFilter, employeeWords, useDepartmentName } from '../directory/index.ts';
import { absenceWords } from './absence.words.ts';
import { LeaveUploadDialog } from './leave-upload-dialog.tsx';
import classes from './leave-year.module.css';
import { saveVacations, type VacationKind, vacationDetailsQuery, vacationsQuery } from './leave-year.queries.ts';
import { leaveYearWords } from './leave-year.words.ts';
import { shownYears, type VacationSearch, vacationList, yearOfSearch } from './leave-year-search.ts';
import { useVacationTable } from './leave-year-table.tsx';

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

/** The single leaves of one kind, by document. */
const DetailsDialog = ({ year, row, kind, onClose }: Props) => {
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
          {data?.items.length === 0 && <EmptyState message={t(leaveYearWords.form.noDetails[kind], { year })} />}
          {data !== undefined && data.items.length > 0 && (
            <FactTable label={title} columns={columns} rows={data.items} idOf={({ docId }) => docId} />
          )}
        </ScrollArea.Autosize>
      )}
    </Dialog>
  );
};

const VacationFilters = ({ list }: { list: ListOf<typeof vacationList> }) => {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <RadioRow
        legend={t(leaveYearWords.year)}
        options={shownYears().map((year) => ({ value: String(year), label: t(leaveYearWords.yearOf, { year }) }))}
        value={String(yearOfSearch(list.search))}
        onChange={list.field('year').onChange}
      />
      <DepartmentFilter {...list.field('departmentId')} />
      <SearchField label={t(employeeWords.search)} {...list.field('searchKeyword')} />
    </FilterBar>
  );
};

type Opened = { kind: 'upload' } | { kind: VacationKind; row: VacationRow };

type ActionsProps = { search: VacationSearch; onUpload: () => void };

const Actions = ({ search, onUpload }: ActionsProps) => {
  const { t } = useTranslation();
  const { saving, start } = useFileSaving(() => saveVacations(search));
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving} onClick={() => void start()}>
        {t(leaveYearWords.export)}
      </Button>
      <Button leftSection={<IconUpload size={16} />} onClick={onUpload}>
        {t(leaveYearWords.upload)}
      </Button>
    </>
  );
};

export const VacationScreen = () => {
  const { t } = useTranslation();
  const list = useList(vacationList);
  const result = useListPage(vacationsQuery(list.search));
  const [opened, setOpened] = useState<Opened>();
  const table = useVacationTable((row, kind) => setOpened({ row, kind }));
  const close = () => setOpened(undefined);
  return (
    <ListScreen
      title={t(leaveYearWords.title)}
      actions={<Actions search={list.search} onUpload={() => setOpened({ kind: 'upload' })} />}
      filters={<VacationFilters list={list} />}
      chipWords={{ departmentId: useDepartmentName(list.search.departmentId) }}
      empty={{ message: t(leaveYearWords.empty), hint: t(leaveYearWords.emptyHint) }}
      {...{ list, result, table }}
    >
      {opened?.kind === 'upload' && <LeaveUploadDialog onClose={close} />}
      {opened && opened.kind !== 'upload' && (
        <DetailsDialog year={yearOfSearch(list.search)} {...opened} onClose={close} />
      )}
    </ListScreen>
  );
};

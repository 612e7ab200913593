import { Button, NativeSelect } from '@mantine/core';
import { type Holiday, holidayWords } from '@portal/contract/calendar';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../platform/formats.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../platform/platform-names.ts';
import { useDeletion } from '../../ui/dialog/deletion.ts';
import { FilterBar } from '../../ui/list/list-bar.tsx';
import { useList } from '../../ui/list/list-state.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatusBadge } from '../../ui/page/status-badge.tsx';
import list from '../../ui/table/cell.module.css';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data.tsx';
import { RowActions } from '../../ui/table/row-actions.tsx';
import { deleteHoliday, holidaysQuery } from './holiday.queries.ts';
import { holidayScreenWords } from './holiday.words.ts';
import { HolidayFormDialog } from './holiday-form-dialog.tsx';
import { calendarYears, holidayList, yearOfHolidays } from './holiday-search.ts';

type Acts = { onEdit: (holiday: Holiday) => void; onDelete: (holiday: Holiday) => void };

const useHolidayColumns = ({ onEdit, onDelete }: Acts): Column<Holiday>[] => {
  const { t } = useTranslation();
  const column = (key: keyof typeof holidayScreenWords.column) => ({ key, header: t(holidayScreenWords.column[key]) });
  return [
    { ...column('date'), cell: ({ date }) => dayText(date), width: 128, card: 'over' },
    {
      ...column('name'),
      cell: (holiday) => <span className={list.beside}>{otherNameOf(holiday)}</span>,
      card: 'title',
    },
    { ...column('kind'), cell: ({ kind }) => t(holidayWords.kind[kind]), width: 128, from: 'narrow' },
    {
      ...column('isVerified'),
      cell: ({ isVerified }) => (
        <StatusBadge status={isVerified ? 'ok' : 'wait'}>
          {t(holidayScreenWords[isVerified ? 'verified' : 'unverified'])}
        </StatusBadge>
      ),
      width: 120,
      card: 'corner',
    },
    { ...column('source'), cell: ({ source }) => source, width: 320, from: 'wide' },
    {
      ...column('actions'),
      cell: (holiday) => (
        <RowActions
          name={t(holidayScreenWords.rowName, { date: holiday.date, name: nameOf(holiday) })}
          onEdit={() => onEdit(holiday)}
          onDelete={() => onDelete(holiday)}
        />
      ),
      controls: true,
      width: 88,
      card: 'below',
    },
  ];
};

/** Where a holiday is written, below its name in a card. */
const useCardLine = () => {
  const { t } = useTranslation();
  return ({ kind, source }: Holiday): string => [t(holidayWords.kind[kind]), source].filter(Boolean).join(' · ');
};

/** The holidays of a year, edited by administrators. */
export const HolidayScreen = () => {
  const { t } = useTranslation();
  const address = useList(holidayList);
  const year = yearOfHolidays(address.search);
  const [opened, setOpened] = useState<{ record?: Holiday }>();
  const { data: holidays, error, refetch } = useQuery(holidaysQuery(year));
  const onDelete = useDeletion(deleteHoliday, (holiday) => ({
    title: t(holidayScreenWords.deleteTitle),
    message: t(holidayScreenWords.deleteMessage, { date: holiday.date, name: nameOf(holiday) }),
    done: t(holidayScreenWords.deleted),
  }));
  const onEdit = (record: Holiday) => setOpened({ record });
  const columns = useHolidayColumns({ onEdit, onDelete: (holiday) => void onDelete(holiday) });
  const cardLine = useCardLine();
  const unverified = holidays?.filter(({ isVerified }) => !isVerified).length ?? 0;
  return (
    <>
      <PageHeader
        wide
        title={t(holidayScreenWords.title)}
        extra={
          unverified > 0 && (
            <StatusBadge status="wait">{t(holidayScreenWords.unverifiedCount, { count: unverified })}</StatusBadge>
          )
        }
        meta={t(holidayScreenWords.about)}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({})}>
            {t(holidayScreenWords.new)}
          </Button>
        }
      />
      <FilterBar>
        <NativeSelect
          aria-label={t(holidayScreenWords.year)}
          data={calendarYears.map((each) => ({
            value: String(each),
            label: t(holidayScreenWords.yearOf, { year: each }),
          }))}
          value={String(year)}
          onChange={(event) => address.field('year').onChange(event.currentTarget.value)}
        />
      </FilterBar>
      {error && holidays === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t(holidayScreenWords.title)}
          columns={columns}
          rows={holidays}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onOpen={onEdit}
          cardLine={cardLine}
          empty={<EmptyState message={t(holidayScreenWords.empty, { year })} hint={t(holidayScreenWords.emptyHint)} />}
        />
      )}
      {opened && <HolidayFormDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

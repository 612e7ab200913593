import { Button } from '@mantine/core';
import type { MonthRow } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { lastMonth, type Period } from '../indicator/indicator-period.ts';
import { PeriodChoice } from '../indicator/indicator-period-choice.tsx';
import { countText } from '../indicator/indicator-texts.ts';
import classes from './month.module.css';
import { monthQuery, waitsForClose } from './month.queries.ts';
import { monthWords } from './month.words.ts';
import { CloseDialog } from './month-close-dialog.tsx';
import { differenceText, figureText, MonthStateBadge, Proposal, Recorded } from './month-figures.tsx';

const useColumns = (): Column<MonthRow>[] => {
  const { t } = useTranslation();
  return [
    { key: 'key', header: t(monthWords.key), cell: ({ key }) => key, width: 56, card: 'over' },
    { key: 'indicator', header: t(monthWords.indicator), cell: () => null, card: 'title' },
    {
      key: 'state',
      header: t(monthWords.stateHead),
      cell: ({ state }) => <MonthStateBadge state={state} />,
      width: 108,
      card: 'corner',
    },
    {
      key: 'proposal',
      header: t(monthWords.proposal),
      cell: ({ proposal }) => <Proposal proposal={proposal} />,
      width: 120,
      from: 'narrow',
    },
    {
      key: 'figure',
      header: t(monthWords.figure),
      cell: ({ recorded }) => <span className={classes.figure}>{figureText(t, recorded)}</span>,
      width: 108,
      from: 'narrow',
    },
    {
      key: 'difference',
      header: t(monthWords.difference),
      cell: ({ difference }) => <span className={classes.figure}>{differenceText(difference)}</span>,
      width: 72,
      from: 'medium',
    },
    {
      key: 'recorded',
      header: t(monthWords.recorded),
      cell: ({ recorded }) => <Recorded recorded={recorded} />,
      width: 300,
      from: 'wide',
    },
  ];
};

/** On a phone: proposal, figure and difference in one line. */
const CardLine = ({ row }: { row: MonthRow }) => {
  const { t } = useTranslation();
  return (
    <>
      {t(monthWords.proposal)} <Proposal proposal={row.proposal} /> · {t(monthWords.figure)}{' '}
      {figureText(t, row.recorded)} · {t(monthWords.difference)} {differenceText(row.difference)}
    </>
  );
};

/** The figures of a month next to their proposals, which are chosen and closed. */
export const MonthCloseTab = () => {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<Period>(lastMonth);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [closing, setClosing] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(monthQuery(period));
  const columns = useColumns();
  const turn = (next: Period): void => {
    setPeriod(next);
    setChosen(new Set());
  };
  const mayClose = data?.can.close === true;
  const waiting = (data?.rows ?? []).filter(waitsForClose);
  const picked = waiting.filter(({ key }) => chosen.has(key));
  const barred = new Set((data?.rows ?? []).filter((row) => !waitsForClose(row)).map(({ key }) => key));
  return (
    <>
      <p className={classes.hint}>{t(monthWords.hint)}</p>
      <div className={classes.top}>
        <PeriodChoice period={period} onChange={turn} />
        {data && (
          <span className={classes.meta}>
            {data.flightCount === null
              ? t(monthWords.noFlights)
              : t(monthWords.flights, { count: countText(data.flightCount) })}
          </span>
        )}
        {mayClose ? (
          <Button disabled={picked.length === 0} onClick={() => setClosing(true)}>
            {t(monthWords.close, { count: picked.length })}
          </Button>
        ) : (
          data && <span className={classes.meta}>{t(monthWords.notOver)}</span>
        )}
      </div>
      {error && data === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t(monthWords.tab)}
          columns={columns}
          rows={data?.rows}
          stale={isFetching && data !== undefined}
          idOf={({ key }) => key}
          nameOf={({ indicator }) =>
            indicator.isActivated ? nameOf(indicator) : `${nameOf(indicator)} (${t(monthWords.inactive)})`
          }
          cardLine={(row) => <CardLine row={row} />}
          linkOf={({ indicator }) =>
            linkOptions({ to: '/esms/dashboard', search: { ...period, indicator: indicator.id } })
          }
          {...(mayClose && { selection: { chosen, onChange: setChosen, barred } })}
          empty={null}
        />
      )}
      {closing && picked.length > 0 && (
        <CloseDialog
          period={period}
          rows={picked}
          onDone={() => {
            setClosing(false);
            setChosen(new Set());
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
};

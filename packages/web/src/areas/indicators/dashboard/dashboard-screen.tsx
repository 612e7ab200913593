import { ActionIcon, Button, NativeSelect, Skeleton } from '@mantine/core';
import type { Indicator } from '@portal/contract/indicators';
import { IconChevronLeft, IconChevronRight, IconPrinter, IconSettings } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useList } from '../../../ui/list/list-state.ts';
import { statusColors } from '../../../ui/look/theme.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import classes from '../indicator/indicator.module.css';
import { chosenOf, dashboardQuery, seriesQuery } from '../indicator/indicator.queries.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { IndicatorPicture } from '../indicator/indicator-icon.tsx';
import {
  type DashboardSearch,
  dashboardAddress,
  MONTHS,
  movedBy,
  type Period,
  periodIn,
  shownYears,
} from '../indicator/indicator-period.ts';
import { IndicatorStatusBadge, statusLooks } from '../indicator/indicator-status.tsx';
import { monthText, periodText } from '../indicator/indicator-texts.ts';
import { DETAIL_ID, IndicatorDetail } from './dashboard-detail.tsx';

/** The list stands above the figures from here on. */
const STACKED = '(max-width: 61.99em)';

const bringToDetail = (): void => {
  if (window.matchMedia(STACKED).matches) document.getElementById(DETAIL_ID)?.scrollIntoView({ block: 'start' });
};

const inkOf = ({ status }: Pick<Indicator, 'status'>): string | undefined => {
  const look = statusLooks[status];
  return look && statusColors(look).ink;
};

/** The edge of an indicator in the colour of its status. */
const edgeOf = (ink: string | undefined): CSSProperties => (ink ? ({ '--status-ink': ink } as CSSProperties) : {});

type IndicatorListProps = {
  indicators: readonly Indicator[];
  chosen: number | undefined;
  search: DashboardSearch;
  onIntent: (id: number) => void;
};

/** The indicators in the colours and words of their status; each leads to its figures. */
const IndicatorList = ({ indicators, chosen, search, onIntent }: IndicatorListProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t(indicatorWords.list)}>
      <ul className={classes.list}>
        {indicators.map((indicator) => (
          <li key={indicator.id}>
            <Link
              to="/esms/dashboard"
              search={{ ...search, indicator: indicator.id }}
              replace
              resetScroll={false}
              className={classes.indicator}
              style={edgeOf(inkOf(indicator))}
              {...(indicator.id === chosen && { 'aria-current': true })}
              data-chosen={indicator.id === chosen}
              onClick={bringToDetail}
              onMouseEnter={() => onIntent(indicator.id)}
              onFocus={() => onIntent(indicator.id)}
            >
              <IndicatorPicture icon={indicator.icon} color={inkOf(indicator) ?? 'var(--ink-2)'} />
              <span className={classes.name}>{nameOf(indicator)}</span>
              <IndicatorStatusBadge status={indicator.status} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

type Props = { period: Period; onChange: (period: Period) => void };

/** The month that the dashboard shows, by its year and month or step by step. */
const PeriodChoice = ({ period, onChange }: Props) => {
  const { t } = useTranslation();
  const go = (to: Period, months: number, arrow: HTMLElement): void => {
    onChange(to);
    // At the end it can be pressed no more: the focus is on the way back.
    const arrows = [...(arrow.parentElement?.querySelectorAll('button') ?? [])];
    if (movedBy(to, months) === undefined) arrows.find((each) => each !== arrow)?.focus();
  };
  const step = (months: number, label: string, picture: typeof IconChevronLeft) => {
    const Picture = picture;
    const moved = movedBy(period, months);
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        disabled={moved === undefined}
        onClick={({ currentTarget }) => moved && go(moved, months, currentTarget)}
      >
        <Picture size={18} aria-hidden />
      </ActionIcon>
    );
  };
  const years = shownYears();
  return (
    <div className={classes.period}>
      {step(-1, t(indicatorWords.earlier), IconChevronLeft)}
      <NativeSelect
        aria-label={t(indicatorWords.year)}
        data={(years.includes(period.year) ? years : [period.year, ...years]).map((year) => ({
          value: String(year),
          label: t(indicatorWords.yearOf, { year }),
        }))}
        value={String(period.year)}
        onChange={(event) => onChange({ ...period, year: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t(indicatorWords.month)}
        data={MONTHS.map((month) => ({ value: String(month), label: monthText(month) }))}
        value={String(period.month)}
        onChange={(event) => onChange({ ...period, month: Number(event.currentTarget.value) })}
      />
      {step(1, t(indicatorWords.later), IconChevronRight)}
    </div>
  );
};

const ROWS = Array.from({ length: 12 }, (_, at) => at);

/** In the place of the dashboard while its figures are on their way. */
const DashboardSkeleton = () => (
  <div aria-busy>
    <Skeleton className={classes.period ?? ''} height={36} width={260} />
    <div className={classes.dashboard}>
      <div className={classes.list}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </div>
      <div className={classes.detail}>
        <Skeleton height={28} width={200} />
        <Skeleton height={480} />
        <Skeleton height={120} />
      </div>
    </div>
  </div>
);

const Actions = ({ mayAdminister }: { mayAdminister: boolean }) => {
  const { t } = useTranslation();
  const label = t(indicatorWords.admin);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {t(indicatorWords.print)}
      </Button>
      {mayAdminister && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={label}
          title={label}
          renderRoot={(props) => <Link {...props} to="/esms/dashboard/admin" />}
        >
          <IconSettings size={18} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
};

/** Where safety stands in a month: the indicators with their status, and the figures of the one that is chosen. */
export const DashboardScreen = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { search, narrow } = useList(dashboardAddress);
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(periodIn(search)));
  const chosen = chosenOf(data?.indicators ?? [], search.indicator);
  return (
    <>
      <PageHeader
        wide
        title={t(indicatorWords.title)}
        meta={data && periodText(data)}
        actions={<Actions mayAdminister={data?.can.administer === true} />}
      />
      {data === undefined ? (
        error ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <DashboardSkeleton />
        )
      ) : (
        <>
          <PeriodChoice period={data} onChange={(period) => narrow({ ...period, indicator: chosen?.id })} />
          {chosen === undefined ? (
            <EmptyState message={t(indicatorWords.noIndicators)} hint={t(indicatorWords.noIndicatorsHint)} />
          ) : (
            <div className={classes.dashboard} aria-busy={isPlaceholderData}>
              <IndicatorList
                indicators={data.indicators}
                chosen={chosen.id}
                search={search}
                onIntent={(id) => void queryClient.prefetchQuery(seriesQuery(id, data.year))}
              />
              <IndicatorDetail indicator={chosen} />
            </div>
          )}
        </>
      )}
    </>
  );
};

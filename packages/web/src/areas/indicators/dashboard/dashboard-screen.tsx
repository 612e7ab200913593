import { ActionIcon, Button, Skeleton } from '@mantine/core';
import type { Indicator } from '@portal/contract/indicators';
import { IconBell, IconPrinter, IconSettings } from '@tabler/icons-react';
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
import { alertWords } from '../alert/alert.words.ts';
import classes from '../indicator/indicator.module.css';
import { chosenOf, dashboardQuery, seriesQuery } from '../indicator/indicator.queries.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { IndicatorPicture } from '../indicator/indicator-icon.tsx';
import { type DashboardSearch, dashboardAddress, movedBy, periodIn } from '../indicator/indicator-period.ts';
import { PeriodChoice } from '../indicator/indicator-period-choice.tsx';
import { IndicatorLevel, statusLooks } from '../indicator/indicator-status.tsx';
import { changeText, periodText, rateText } from '../indicator/indicator-texts.ts';
import { DETAIL_ID, IndicatorDetail } from './dashboard-detail.tsx';

/** From this width down the list is above the figures. */
const STACKED = '(max-width: 61.99em)';

const scrollToDetail = (): void => {
  if (window.matchMedia(STACKED).matches) document.getElementById(DETAIL_ID)?.scrollIntoView({ block: 'start' });
};

const inkOf = ({ status }: Pick<Indicator, 'status'>): string | undefined => {
  const look = statusLooks[status];
  return look && statusColors(look).ink;
};

/** The edge of an indicator in the colour of its status. */
const edgeOf = (ink: string | undefined): CSSProperties => (ink ? ({ '--status-ink': ink } as CSSProperties) : {});

/** The row of an indicator in a month: its figure, and the change from the month before. */
const ListFigure = ({ indicator, before }: { indicator: Indicator; before: Indicator | undefined }) => {
  const { t } = useTranslation();
  const rate = indicator.occurrence.incidentRate;
  const change = changeText(rate, before?.occurrence.incidentRate ?? null);
  if (rate === null) return null;
  return (
    <span className={classes.listFigure}>
      {rateText(rate)}
      {change !== undefined && (
        <span className={classes.change} title={t(indicatorWords.change)}>
          <span className="visually-hidden">{t(indicatorWords.change)} </span>
          {change}
        </span>
      )}
    </span>
  );
};

type IndicatorListProps = {
  indicators: readonly Indicator[];
  /** The figures of the month before, if loaded. */
  before: readonly Indicator[];
  chosen: number | undefined;
  search: DashboardSearch;
  onIntent: (id: number) => void;
};

/** The indicators with the colours and names of their status; each links to its figures. */
const IndicatorList = ({ indicators, before, chosen, search, onIntent }: IndicatorListProps) => {
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
              onClick={scrollToDetail}
              onMouseEnter={() => onIntent(indicator.id)}
              onFocus={() => onIntent(indicator.id)}
            >
              <IndicatorPicture icon={indicator.icon} color={inkOf(indicator) ?? 'var(--ink-2)'} />
              <span className={classes.name}>
                {nameOf(indicator)}
                {indicator.alert?.isOpen === true && (
                  <span
                    className={classes.alerting}
                    role="img"
                    aria-label={t(alertWords.open)}
                    title={t(alertWords.open)}
                  >
                    <IconBell size={14} aria-hidden />
                  </span>
                )}
              </span>
              <ListFigure indicator={indicator} before={before.find(({ id }) => id === indicator.id)} />
              <IndicatorLevel indicator={indicator} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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

/** The indicators of a month with their status, and the figures of the chosen one. */
export const DashboardScreen = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { search, narrow } = useList(dashboardAddress);
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(periodIn(search)));
  const earlier = data && movedBy(data, -1);
  const { data: before } = useQuery({ ...dashboardQuery(earlier), enabled: earlier !== undefined });
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
                before={before && before.month === earlier?.month ? before.indicators : []}
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

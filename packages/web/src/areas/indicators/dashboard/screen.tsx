import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter, IconSettings } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useList } from '../../../ui/list/state.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { dashboardQuery, seriesQuery } from './api.ts';
import { chosenOf } from './chosen.ts';
import { IndicatorDetail } from './detail.tsx';
import { indicatorWords } from './indicator.words.ts';
import { IndicatorList } from './list.tsx';
import { PeriodChoice } from './period.tsx';
import { dashboardAddress, periodIn } from './search.ts';
import { DashboardSkeleton } from './skeleton.tsx';
import classes from './styles.module.css';
import { periodText } from './texts.ts';

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
const DashboardScreen = () => {
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
            <EmptyState message={t(indicatorWords.noData)} hint={t(indicatorWords.noIndicators)} />
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

export default DashboardScreen;

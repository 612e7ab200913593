import type { Indicator } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf, otherNameOf } from '../../../platform/names.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Chart, ChartSpace } from '../chart/late-part.tsx';
import { seriesQuery } from './api.ts';
import { IndicatorFigures } from './figures.tsx';
import { IndicatorPicture } from './icon.tsx';
import { indicatorWords } from './indicator.words.ts';
import { IndicatorMonths } from './months.tsx';
import { DETAIL_ID } from './place.ts';
import { IndicatorStatusBadge } from './status.tsx';
import classes from './styles.module.css';

/** All that is known of one indicator: its chart, the month, the year until then, and every month in figures. */
export const IndicatorDetail = ({ indicator }: { indicator: Indicator }) => {
  const { t } = useTranslation();
  const { data: series, error, refetch } = useQuery(seriesQuery(indicator.id, indicator.occurrence.year));
  return (
    <section id={DETAIL_ID} className={classes.detail} aria-labelledby="indicator-name">
      <div className={classes.head}>
        <IndicatorPicture icon={indicator.icon} size={24} />
        <h2 id="indicator-name">{nameOf(indicator)}</h2>
        <span className={classes.otherName}>{otherNameOf(indicator)}</span>
        <IndicatorStatusBadge status={indicator.status} />
      </div>
      <Panel id="indicator-chart" heading={t(indicatorWords.chart.heading)}>
        {error && series === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : series?.length === 0 ? (
          <EmptyState message={t(indicatorWords.noData)} />
        ) : series ? (
          <Chart key={indicator.id} indicator={indicator} series={series} />
        ) : (
          <ChartSpace />
        )}
      </Panel>
      <IndicatorFigures occurrence={indicator.occurrence} accumulate={indicator.accumulate} />
      {series !== undefined && series.length > 0 && <IndicatorMonths series={series} />}
    </section>
  );
};

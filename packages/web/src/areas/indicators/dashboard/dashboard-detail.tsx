import type { Indicator, Series } from '@portal/contract/indicators';
import { useQuery } from '@tanstack/react-query';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { nameOf, otherNameOf } from '../../../platform/platform-names.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { AlertPanel } from '../alert/alert-panel.tsx';
import classes from '../indicator/indicator.module.css';
import { seriesQuery } from '../indicator/indicator.queries.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { type FigureColumn, FigureTable } from '../indicator/indicator-figure-table.tsx';
import { IndicatorPicture } from '../indicator/indicator-icon.tsx';
import { MONTHS } from '../indicator/indicator-period.ts';
import { IndicatorLevel } from '../indicator/indicator-status.tsx';
import { countText, monthText, periodText, rateText } from '../indicator/indicator-texts.ts';
import { CountedReportsPanel } from '../month/counted-reports-panel.tsx';
import { ChartSpace, IndicatorChart } from './indicator-chart.tsx';

/** The figures of the chosen indicator, to which a list above them scrolls. */
export const DETAIL_ID = 'indicator-detail';

type Figures = Pick<Indicator['occurrence'], 'occurrenceCount' | 'flightCount' | 'incidentRate'>;

/** With a base instead of the flights; the sum of a year shows neither. */
const columnsOf = <Row extends Figures>(t: Translate, base: Indicator['base']): FigureColumn<Row>[] => [
  {
    key: 'occurrences',
    header: t(indicatorWords.figures.occurrences),
    cell: ({ occurrenceCount }) => countText(occurrenceCount),
  },
  {
    key: 'flights',
    header: t(base ? indicatorWords.base[base.kind] : indicatorWords.figures.flights),
    cell: ({ flightCount }) => countText(base ? base.count : flightCount),
  },
  { key: 'rate', header: t(indicatorWords.figures.rate), cell: ({ incidentRate }) => rateText(incidentRate) },
];

/** The month's occurrences, and the sum of the year until then. */
const IndicatorFigures = ({ indicator: { occurrence, accumulate, base } }: { indicator: Indicator }) => {
  const { t } = useTranslation();
  const [monthHeading, yearHeading] = [t(indicatorWords.figures.month), t(indicatorWords.figures.accumulated)];
  return (
    <div className={classes.figures}>
      <Panel id="indicator-month" heading={monthHeading} note={periodText(occurrence)}>
        <FigureTable label={monthHeading} columns={columnsOf(t, base)} rows={[occurrence]} idOf={() => 'month'} />
      </Panel>
      <Panel id="indicator-year" heading={yearHeading}>
        <FigureTable
          label={yearHeading}
          columns={[
            {
              key: 'period',
              header: t(indicatorWords.figures.period),
              cell: ({ period }: Indicator['accumulate']) => period,
              heads: true,
            },
            ...columnsOf<Indicator['accumulate']>(t, null).filter(({ key }) => base === null || key !== 'flights'),
          ]}
          rows={[accumulate]}
          idOf={() => 'year'}
        />
      </Panel>
    </div>
  );
};

/** The figures of the chart as a table: a row a month, a column a year. */
const IndicatorMonths = ({ series }: { series: readonly Series[] }) => {
  const { t } = useTranslation();
  const heading = t(indicatorWords.figures.byMonth);
  const columns: FigureColumn<number>[] = [
    {
      key: 'month',
      header: t(indicatorWords.month),
      cell: monthText,
      heads: true,
    },
    ...series.map(
      ({ name, data }): FigureColumn<number> => ({
        key: name,
        header: t(indicatorWords.yearOf, { year: name }),
        cell: (month) => {
          const found = data.find((each) => each.month === month);
          if (!found || (found.occurrenceCount === null && found.flightCount === null)) return '-';
          return (
            <span className={classes.month}>
              {rateText(found.incidentRate)}{' '}
              <span className={classes.counts}>
                {t(indicatorWords.figures.counts, {
                  occurrences: countText(found.occurrenceCount),
                  flights: countText(found.flightCount),
                })}
              </span>
            </span>
          );
        },
      }),
    ),
  ];
  return (
    <Panel id="indicator-months" heading={heading} note={t(indicatorWords.figures.eachMonth)}>
      <FigureTable label={heading} columns={columns} rows={MONTHS} idOf={(month) => month} />
    </Panel>
  );
};

/** The data of one indicator: its chart, the month, the year until then, and the figures of every month. */
export const IndicatorDetail = ({ indicator }: { indicator: Indicator }) => {
  const { t } = useTranslation();
  useOpened('indicators/indicator', indicator.id);
  const { data: series, error, refetch } = useQuery(seriesQuery(indicator.id, indicator.occurrence.year));
  return (
    <section id={DETAIL_ID} className={classes.detail} aria-labelledby="indicator-name">
      <div className={classes.head}>
        <IndicatorPicture icon={indicator.icon} size={24} />
        <h2 id="indicator-name">{nameOf(indicator)}</h2>
        <span className={classes.otherName}>{otherNameOf(indicator)}</span>
        <IndicatorLevel indicator={indicator} />
      </div>
      <Panel id="indicator-chart" heading={t(indicatorWords.chart.heading)}>
        {error && series === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : series?.length === 0 ? (
          <EmptyState message={t(indicatorWords.noRates)} hint={t(indicatorWords.noRatesHint)} />
        ) : series ? (
          <IndicatorChart key={indicator.id} indicator={indicator} series={series} />
        ) : (
          <ChartSpace />
        )}
      </Panel>
      <AlertPanel indicator={indicator} />
      <IndicatorFigures indicator={indicator} />
      <div className={classes.behind}>
        <CountedReportsPanel indicator={indicator} />
      </div>
      {series !== undefined && series.length > 0 && <IndicatorMonths series={series} />}
    </section>
  );
};

import type { Series } from '@portal/contract/indicators';
import { useTranslation } from '../../../platform/i18n.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { indicatorWords } from './indicator.words.ts';
import { MONTHS } from './search.ts';
import classes from './styles.module.css';
import { countText, monthText, rateText } from './texts.ts';

/** The figures of the chart as a table: a row a month, a column a year. */
export const IndicatorMonths = ({ series }: { series: readonly Series[] }) => {
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

import type { Series } from '@portal/contract/indicators';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { indicatorWords } from '../dashboard/indicator.words.ts';
import { countText, monthText, rateText } from '../dashboard/texts.ts';
import { LineSwatch } from './legend.tsx';
import { lookOf } from './lines.ts';
import classes from './styles.module.css';

type MonthFigures = Series['data'][number] & { year: string };

/** The figures of a month, the newest year first. */
export const figuresOf = (series: readonly Series[], month: number): MonthFigures[] =>
  series.toReversed().flatMap(({ name, data }) => {
    const found = data.find((each) => each.month === month);
    return found ? [{ ...found, year: name }] : [];
  });

type Props = { month: number; figures: readonly MonthFigures[]; newest: number; place: number };

/** What lies at a month, beside it; `place` is how far from the left, from 0 to 1. */
export const ChartTooltip = ({ month, figures, newest, place }: Props) => {
  const { t } = useTranslation();
  return (
    <div
      className={classes.tooltip}
      data-side={place > 0.5 ? 'left' : 'right'}
      style={{ '--place': place } as CSSProperties}
      aria-hidden
    >
      <b>{monthText(month)}</b>
      <table>
        <thead>
          <tr>
            <th>{t(indicatorWords.year)}</th>
            <th>{t(indicatorWords.chart.rate)}</th>
            <th>{t(indicatorWords.chart.occurrences)}</th>
            <th>{t(indicatorWords.chart.flights)}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ year, incidentRate, occurrenceCount, flightCount }) => (
            <tr key={year}>
              <td>
                <LineSwatch look={lookOf(year, newest)} /> {year}
              </td>
              <td>{rateText(incidentRate)}</td>
              <td>{countText(occurrenceCount)}</td>
              <td>{countText(flightCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

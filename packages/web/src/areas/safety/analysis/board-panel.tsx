import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { analysisWords } from './analysis.words.ts';
import classes from './board.module.css';

/** A figure of the board with a link to the list that it counts. */
export type Bar = { key: string; name: string; count: number; search: ReportSearch; colour?: string };

type Props = { title: string; hint?: string; bars: readonly Bar[] };

/** One way of counting the reports: a bar for each value, as long as it is of the greatest, which opens its list. */
export const BoardPanel = ({ title, hint, bars }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const greatest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {bars.length === 0 && <p className={classes.hint}>{t(analysisWords.nothing)}</p>}
      <ul className={classes.bars}>
        {bars.map(({ key, name, count, search, colour }) => (
          <li key={key}>
            <Link
              to="/esms/report"
              search={search}
              className={classes.bar}
              aria-label={t(analysisWords.barLabel, { name, count })}
            >
              <span className={classes.name}>{name}</span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.fill}
                  data-some={count > 0}
                  style={{ inlineSize: `${(count / greatest) * 100}%`, ...(colour ? { background: colour } : {}) }}
                />
              </span>
              <span className={classes.count}>{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

type FigureProps = { label: string; value: string; search: ReportSearch; isBad?: boolean };

/** A single figure, which opens its list. */
export const BoardFigure = ({ label, value, search, isBad = false }: FigureProps) => (
  <Link to="/esms/report" search={search} className={classes.figure} data-bad={isBad}>
    <span className={classes.figureLabel}>{label}</span>
    <b className={classes.figureValue}>{value}</b>
  </Link>
);

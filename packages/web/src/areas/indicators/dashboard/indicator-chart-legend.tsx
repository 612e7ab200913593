import { Checkbox } from '@mantine/core';
import { type Indicator, type Series, thresholdLevels } from '@portal/contract/indicators';
import { useTranslation } from '../../../platform/i18n.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { IndicatorStatusBadge } from '../indicator/indicator-status.tsx';
import { thresholdText } from '../indicator/indicator-texts.ts';
import classes from './indicator-chart.module.css';
import { type Look, lookOf } from './indicator-chart-lines.ts';
import { LineMarker } from './indicator-chart-plot.tsx';

/** A piece of the line. */
export const LineSwatch = ({ look: { stroke, dash, marker } }: { look: Look }) => (
  <svg className={classes.swatch} width={32} height={12} viewBox="0 0 32 12" aria-hidden>
    <path d="M1 6L31 6" stroke={stroke} strokeWidth={2} strokeDasharray={dash} />
    <LineMarker marker={marker} x={16} y={6} color={stroke} />
  </svg>
);

type YearsProps = {
  series: readonly Series[];
  newest: number;
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** Which years are drawn. */
export const YearChoice = ({ series, newest, hidden, onChange }: YearsProps) => {
  const { t } = useTranslation();
  const toggle = (year: string): void => {
    const next = new Set(hidden);
    if (!next.delete(year)) next.add(year);
    onChange(next);
  };
  return (
    <fieldset className={classes.years}>
      <legend className="visually-hidden">{t(indicatorWords.chart.years)}</legend>
      {series.map(({ name }) => (
        <Checkbox
          key={name}
          checked={!hidden.has(name)}
          onChange={() => toggle(name)}
          label={
            <span className={classes.year}>
              <LineSwatch look={lookOf(name, newest)} />
              {t(indicatorWords.yearOf, { year: name })}
            </span>
          }
        />
      ))}
    </fieldset>
  );
};

/** The statuses with the thresholds from which on they hold. */
export const ThresholdLegend = ({ thresholds, year }: Pick<Indicator, 'thresholds'> & { year: number }) => {
  const { t } = useTranslation();
  if (thresholds === null) return <p className={classes.note}>{t(indicatorWords.chart.noThresholds, { year })}</p>;
  return (
    <dl className={classes.thresholds} aria-label={t(indicatorWords.chart.thresholds, { year })}>
      {thresholdLevels.map((level) => (
        <div key={level}>
          <dt>
            <IndicatorStatusBadge status={level} />
          </dt>
          <dd>{thresholdText(thresholds[level])}</dd>
        </div>
      ))}
    </dl>
  );
};

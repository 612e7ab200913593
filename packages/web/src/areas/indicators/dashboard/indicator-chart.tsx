import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { Indicator, Series } from '@portal/contract/indicators';
import { IconFileSpreadsheet, IconPhoto } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useFileSaving } from '../../../ui/sheet/saving.ts';
import { saveSeries } from '../indicator/indicator.queries.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { countText, monthText, periodText, rateText } from '../indicator/indicator-texts.ts';
import classes from './indicator-chart.module.css';
import { LineSwatch, ThresholdLegend, YearChoice } from './indicator-chart-legend.tsx';
import { type Layout, layOut, lookOf, type Size } from './indicator-chart-lines.ts';
import { savePicture } from './indicator-chart-picture.ts';
import { Plot } from './indicator-chart-plot.tsx';

/** The room of a chart that is not there yet. */
export const ChartSpace = () => <div className={classes.space} aria-busy />;

type MonthFigures = Series['data'][number] & { year: string };

/** The figures of a month, the newest year first. */
const figuresOf = (series: readonly Series[], month: number): MonthFigures[] =>
  series.toReversed().flatMap(({ name, data }) => {
    const found = data.find((each) => each.month === month);
    return found ? [{ ...found, year: name }] : [];
  });

type FiguresOfProps = { month: number; figures: readonly MonthFigures[]; newest: number; place: number };

/** The values of a month, shown next to it; `place` is the horizontal position, from 0 to 1. */
const ChartTooltip = ({ month, figures, newest, place }: FiguresOfProps) => {
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

const LAST = 12;
const within = (month: number): number => Math.min(LAST, Math.max(1, month));

const moves: Readonly<Record<string, (month: number) => number>> = {
  ArrowLeft: (month) => month - 1,
  ArrowDown: (month) => month - 1,
  ArrowRight: (month) => month + 1,
  ArrowUp: (month) => month + 1,
  Home: () => 1,
  End: () => LAST,
};

/** The month that is looked at: by the pointer, or by the arrow keys once the chart has the focus. */
const useMonthLookedAt = (usual: number, { frame }: Layout, { width }: Size) => {
  const [month, setMonth] = useState<number>();
  const pointAt = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    setMonth(within(Math.ceil((x - frame.left) / frame.band)));
  };
  return {
    month,
    handlers: {
      onFocus: () => setMonth((shown) => shown ?? usual),
      onBlur: () => setMonth(undefined),
      // Lifting a finger also fires a leave event, but the values should stay visible.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setMonth(undefined);
      },
      onPointerDown: pointAt,
      onPointerMove: pointAt,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return setMonth(undefined);
        const move = moves[event.key];
        if (move === undefined) return;
        event.preventDefault();
        setMonth((shown) => within(move(shown ?? usual)));
      },
    },
  };
};

const HEIGHT = 320;
const USUAL_WIDTH = 760;

type Props = { indicator: Indicator; series: readonly Series[] };

/** The incident rate by month, a line a year, with the thresholds of the period's year; months are reached by key too. */
export const IndicatorChart = ({ indicator, series }: Props) => {
  const { t } = useTranslation();
  const { year, month: usual } = indicator.occurrence;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { ref: box, width } = useElementSize();
  const svg = useRef<SVGSVGElement>(null);
  const shown = series.filter(({ name }) => !hidden.has(name));
  const size = { width: width || USUAL_WIDTH, height: HEIGHT };
  const layout = layOut({ series: shown, thresholds: indicator.thresholds, newest: year }, size);
  const { month, handlers } = useMonthLookedAt(usual, layout, size);
  const figures = figuresOf(shown, month ?? usual);
  const sentences = figures.map(({ year, incidentRate, occurrenceCount, flightCount }) =>
    t(indicatorWords.chart.sentence, {
      year,
      rate: rateText(incidentRate),
      occurrences: countText(occurrenceCount),
      flights: countText(flightCount),
    }),
  );
  const name = nameOf(indicator);
  const picture = useFileSaving(async () => {
    if (svg.current) await savePicture(svg.current, `${name} ${periodText(indicator.occurrence)}`);
  });
  const sheet = useFileSaving(() => saveSeries(indicator.id, year));
  const place = (layout.months.find((each) => each.month === month)?.x ?? 0) / size.width;
  return (
    <>
      <YearChoice series={series} newest={year} hidden={hidden} onChange={setHidden} />
      <div
        ref={box}
        className={classes.chart}
        role="slider"
        tabIndex={0}
        aria-label={t(indicatorWords.chart.label, { name })}
        aria-valuemin={1}
        aria-valuemax={12}
        aria-valuenow={month ?? usual}
        aria-valuetext={[
          monthText(month ?? usual),
          ...(sentences.length > 0 ? sentences : [t(indicatorWords.chart.noYear)]),
        ].join('. ')}
        {...handlers}
      >
        <Plot ref={svg} size={size} layout={layout} month={month} />
        {month !== undefined && figures.length > 0 && (
          <ChartTooltip month={month} figures={figures} newest={year} place={place} />
        )}
      </div>
      <ThresholdLegend thresholds={indicator.thresholds} year={year} />
      <div className={classes.downloads}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPhoto size={14} aria-hidden />}
          loading={picture.saving}
          onClick={() => void picture.start()}
        >
          {t(indicatorWords.png)}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFileSpreadsheet size={14} aria-hidden />}
          loading={sheet.saving}
          onClick={() => void sheet.start()}
        >
          {t(indicatorWords.xlsx)}
        </Button>
      </div>
    </>
  );
};

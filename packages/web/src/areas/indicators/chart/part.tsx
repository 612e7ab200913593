import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { Indicator, Series } from '@portal/contract/indicators';
import { IconFileSpreadsheet, IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { useFileSaving } from '../../../ui/sheet/saving.ts';
import { saveSeries } from '../dashboard/api.ts';
import { indicatorWords } from '../dashboard/indicator.words.ts';
import { countText, monthText, periodText, rateText } from '../dashboard/texts.ts';
import { ThresholdLegend, YearChoice } from './legend.tsx';
import { layOut } from './lines.ts';
import { useMonthLookedAt } from './months.ts';
import { savePicture } from './picture.ts';
import { Plot } from './plot.tsx';
import classes from './styles.module.css';
import { ChartTooltip, figuresOf } from './tooltip.tsx';

const HEIGHT = 320;
const USUAL_WIDTH = 760;

type Props = { indicator: Indicator; series: readonly Series[] };

/** The incident rate by month, a line a year, with the thresholds of the period's year; months are reached by key too. */
const IndicatorChart = ({ indicator, series }: Props) => {
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
  const told = figures.map(({ year, incidentRate, occurrenceCount, flightCount }) =>
    t(indicatorWords.chart.told, {
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
          ...(told.length > 0 ? told : [t(indicatorWords.chart.noYear)]),
        ].join('. ')}
        {...handlers}
      >
        <Plot ref={svg} size={size} layout={layout} month={month} />
        {month !== undefined && figures.length > 0 && (
          <ChartTooltip month={month} figures={figures} newest={year} place={place} />
        )}
      </div>
      <ThresholdLegend thresholds={indicator.thresholds} year={year} />
      <div className={classes.takeAlong}>
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

export default IndicatorChart;

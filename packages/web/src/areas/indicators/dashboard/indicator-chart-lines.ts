import { type Indicator, type Series, thresholdLevels } from '@portal/contract/indicators';
import { MONTHS } from '../indicator/indicator-period.ts';
import { statusLooks } from '../indicator/indicator-status.tsx';

const STEPS = [1, 2, 2.5, 5, 10];
const WISHED_STEPS = 4;

/** The least number that is easily read (1, 2, 2.5 or 5 of some power of ten) and not below this one. */
const easyFrom = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
};

/** The values next to the axis, round numbers from zero to the first that is not below any value. */
export const ticksFor = (values: readonly number[]): number[] => {
  const highest = Math.max(0, ...values);
  const step = easyFrom((highest || 1) / WISHED_STEPS);
  const steps = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: steps + 1 }, (_, at) => Number((at * step).toPrecision(12)));
};

/** Positions of labels, moved apart so that they do not overlap or go below the bottom. */
export const spread = (heights: readonly number[], room: number, bottom: number): number[] => {
  const order = heights.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y);
  let taken = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.y = Math.max(label.y, taken + room);
    taken = label.y;
  }
  let free = bottom + room;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, free - room);
    free = label.y;
  }
  return order.toSorted((a, b) => a.at - b.at).map(({ y }) => y);
};

type Spot = { x: number; y: number };

/** A line through the points, with gaps for missing ones. */
export const pathThrough = (spots: readonly (Spot | undefined)[]): string =>
  spots
    .flatMap((spot, at) => (spot ? `${spots[at - 1] ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}` : []))
    .join('');

export type Marker = 'circle' | 'square' | 'triangle';
export type Look = { stroke: string; dash: string | undefined; marker: Marker };

/** Years are distinguished by colour, dash and marker; the year of the period first, then the ones before. */
const looks: readonly Look[] = [
  { stroke: 'var(--series-1)', dash: undefined, marker: 'circle' },
  { stroke: 'var(--series-2)', dash: '7 4', marker: 'square' },
  { stroke: 'var(--series-3)', dash: '2 3', marker: 'triangle' },
];

export const lookOf = (year: string, newest: number): Look => looks[newest - Number(year)] ?? (looks[0] as Look);

const MARGIN = { top: 30, bottom: 28, left: 46 } as const;
/** The names of thresholds are next to the plot, with their values if there is space. */
const NARROW = 520;
const LABEL_WIDTH = { narrow: 52, wide: 100 } as const;
const LABEL_ROOM = 14;

export type Size = { width: number; height: number };

type Drawn = Pick<Indicator, 'thresholds'> & { series: readonly Series[]; newest: number };

/** Thresholds that are set, lowest first. */
const setThresholds = (thresholds: Indicator['thresholds']) =>
  thresholdLevels.flatMap((level) => {
    const value = thresholds?.[level] ?? null;
    return value === null ? [] : [{ level, value, color: `var(--${statusLooks[level] ?? 'ink-2'})` }];
  });

/** Where everything of the chart lies. */
export const layOut = ({ series, thresholds, newest }: Drawn, { width, height }: Size) => {
  const isNarrow = width < NARROW;
  const [left, right] = [MARGIN.left, width - (isNarrow ? LABEL_WIDTH.narrow : LABEL_WIDTH.wide)];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const rules = setThresholds(thresholds);
  const rates = series.flatMap(({ data }) => data.flatMap(({ incidentRate }) => incidentRate ?? []));
  const ticks = ticksFor([...rates, ...rules.map(({ value }) => value)]);
  const highest = ticks.at(-1) ?? 1;
  const band = (right - left) / MONTHS.length;
  const xOf = (month: number): number => left + (month - 0.5) * band;
  const yOf = (rate: number): number => bottom - (rate / highest) * (bottom - top);
  const lines = series.map(({ name, data }) => {
    const spots = MONTHS.map((month): Spot | undefined => {
      const rate = data.find((each) => each.month === month)?.incidentRate ?? null;
      return rate === null ? undefined : { x: xOf(month), y: yOf(rate) };
    });
    const marks = spots.flatMap((spot) => spot ?? []);
    return { name, look: lookOf(name, newest), path: pathThrough(spots), marks, end: marks.at(-1) };
  });
  const ends = lines.flatMap(({ name, look, end }) => (end ? [{ name, color: look.stroke, ...end }] : []));
  const isLast = ({ x }: Spot): boolean => x >= xOf(MONTHS.length);
  // Labels next to the plot share the space: thresholds, and the years whose lines reach its end.
  const endLabels = [
    ...rules.map((rule) => ({ kind: 'rule' as const, ...rule, y: yOf(rule.value) })),
    ...ends.filter(isLast).map((end) => ({ kind: 'year' as const, ...end })),
  ];
  const heights = spread(
    endLabels.map(({ y }) => y),
    LABEL_ROOM,
    bottom,
  );
  const decimals = Math.max(...ticks.map((value) => String(value).split('.')[1]?.length ?? 0));
  return {
    frame: { left, right, top, bottom, band },
    isNarrow,
    ticks: ticks.map((value) => ({ text: value.toFixed(decimals), y: yOf(value) })),
    months: MONTHS.map((month) => ({ month, x: xOf(month) })),
    rules: rules.map((rule) => ({ ...rule, y: yOf(rule.value) })),
    lines,
    endLabels: endLabels.map((label, at) => ({ ...label, labelY: heights[at] ?? label.y })),
    ends: ends.filter((end) => !isLast(end)),
  };
};

export type Layout = ReturnType<typeof layOut>;

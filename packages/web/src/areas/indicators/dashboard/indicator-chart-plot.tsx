import type { Ref } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { thresholdText } from '../indicator/indicator-texts.ts';
import type { Layout, Marker, Size } from './indicator-chart-lines.ts';

type MarkerProps = { marker: Marker; x: number; y: number; color: string; size?: number };

/** The mark of a figure on its line. */
export const LineMarker = ({ marker, x, y, color, size = 3.5 }: MarkerProps) => {
  const paint = { fill: color, stroke: 'var(--surface)', strokeWidth: 1 };
  const shapes = {
    circle: <circle cx={x} cy={y} r={size} {...paint} />,
    square: <rect x={x - size} y={y - size} width={2 * size} height={2 * size} {...paint} />,
    triangle: <path d={`M${x} ${y - size - 1}L${x + size + 1} ${y + size}L${x - size - 1} ${y + size}Z`} {...paint} />,
  };
  return shapes[marker];
};

const FONT = { fontSize: 11, fontFamily: 'Pretendard Variable, Pretendard, sans-serif' } as const;
/** Letters that lie on lines keep a ground of their own. */
const HALO = { stroke: 'var(--surface)', strokeWidth: 3, paintOrder: 'stroke' } as const;

const Axes = ({ layout: { frame, ticks, months } }: { layout: Layout }) => (
  <g {...FONT} fill="var(--ink-2)">
    {ticks.map(({ text, y }) => (
      <g key={text}>
        <line x1={frame.left} x2={frame.right} y1={y} y2={y} stroke="var(--line)" />
        <text x={frame.left - 6} y={y + 4} textAnchor="end">
          {text}
        </text>
      </g>
    ))}
    {months.map(({ month, x }) => (
      <text key={month} x={x} y={frame.bottom + 18} textAnchor="middle">
        {month}
      </text>
    ))}
  </g>
);

const Rules = ({ layout: { frame, rules } }: { layout: Layout }) =>
  rules.map(({ level, color, y }) => (
    <line
      key={level}
      x1={frame.left}
      x2={frame.right}
      y1={y}
      y2={y}
      stroke={color}
      strokeWidth={1.25}
      strokeDasharray="1 2"
    />
  ));

const Lines = ({ layout: { lines } }: { layout: Layout }) =>
  lines.map(({ name, look, path, marks }) => (
    <g key={name} data-year={name}>
      <path d={path} fill="none" stroke={look.stroke} strokeWidth={2} strokeDasharray={look.dash} />
      {marks.map((spot) => (
        <LineMarker key={spot.x} marker={look.marker} color={look.stroke} {...spot} />
      ))}
    </g>
  ));

/** The names of thresholds and lines: next to the plot, and above a line that ends within it. */
const Labels = ({ layout: { frame, endLabels, ends, isNarrow } }: { layout: Layout }) => {
  const { t } = useTranslation();
  return (
    <g {...FONT}>
      {endLabels.map((label) => {
        const { color, labelY } = label;
        const word = label.kind === 'year' ? label.name : t(indicatorWords.status[label.level]);
        const value = label.kind === 'year' || isNarrow ? '' : ` ${thresholdText(label.value)}`;
        return (
          <text key={word} x={frame.right + 6} y={labelY + 4} fill={color} fontWeight={600}>
            {`${word}${value}`}
          </text>
        );
      })}
      {ends.map(({ name, color, x, y }) => (
        <text key={name} {...HALO} x={x} y={y - 10} textAnchor="middle" fill={color} fontWeight={700}>
          {name}
        </text>
      ))}
    </g>
  );
};

type Props = { ref: Ref<SVGSVGElement>; size: Size; layout: Layout; month: number | undefined };

/** The drawing alone; the slider around it and the table make it accessible. */
export const Plot = ({ ref, size: { width, height }, layout, month }: Props) => {
  const { t } = useTranslation();
  const at = layout.months.find((each) => each.month === month);
  return (
    <svg ref={ref} viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden>
      <Axes layout={layout} />
      <text {...FONT} x={4} y={11} fill="var(--ink-2)">
        {t(indicatorWords.chart.unit)}
      </text>
      {at && (
        <rect
          data-now
          x={at.x - layout.frame.band / 2}
          y={layout.frame.top}
          width={layout.frame.band}
          height={layout.frame.bottom - layout.frame.top}
          fill="var(--ink-2)"
          fillOpacity={0.1}
        />
      )}
      <Rules layout={layout} />
      <Lines layout={layout} />
      <Labels layout={layout} />
    </svg>
  );
};

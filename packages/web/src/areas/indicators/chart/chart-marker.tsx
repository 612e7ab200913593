import type { Marker } from './chart-lines.ts';

type Props = { marker: Marker; x: number; y: number; color: string; size?: number };

/** The mark of a figure on its line. */
export const LineMarker = ({ marker, x, y, color, size = 3.5 }: Props) => {
  const paint = { fill: color, stroke: 'var(--surface)', strokeWidth: 1 };
  const shapes = {
    circle: <circle cx={x} cy={y} r={size} {...paint} />,
    square: <rect x={x - size} y={y - size} width={2 * size} height={2 * size} {...paint} />,
    triangle: <path d={`M${x} ${y - size - 1}L${x + size + 1} ${y + size}L${x - size - 1} ${y + size}Z`} {...paint} />,
  };
  return shapes[marker];
};

const STEPS = [1, 2, 2.5, 5, 10];
const WISHED_STEPS = 4;

/** The least number that is easily read (1, 2, 2.5 or 5 of some power of ten) and not below this one. */
const easyFrom = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
};

/** The values beside the axis, from zero to the first that is not below any; easily read ones. */
export const ticksFor = (values: readonly number[]): number[] => {
  const highest = Math.max(0, ...values);
  const step = easyFrom((highest || 1) / WISHED_STEPS);
  const steps = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: steps + 1 }, (_, at) => Number((at * step).toPrecision(12)));
};

/** Heights of labels, moved apart until each has its room, and none lies below the bottom. */
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

export type Spot = { x: number; y: number };

/** A line through the spots; where one is missing it has a gap. */
export const pathThrough = (spots: readonly (Spot | undefined)[]): string =>
  spots
    .flatMap((spot, at) => (spot ? `${spots[at - 1] ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}` : []))
    .join('');

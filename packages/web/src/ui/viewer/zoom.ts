/** The zoom of a page: fitted to the width, fitted as a whole, or a percentage. */
export type Fit = 'page-width' | 'page-fit';
export type Zoom = Fit | number;

export const fits: readonly Fit[] = ['page-width', 'page-fit'];

export const LEAST = 0.5;
export const MOST = 4;

/** The steps of the buttons. */
export const steps: readonly number[] = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

export const within = (scale: number): number => Math.min(Math.max(scale, LEAST), MOST);

/** Differences that are not visible count as equal. */
const same = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/** The next step from a scale, which may be between or outside the steps when fitted to the window. */
export const stepFrom = (scale: number, by: 1 | -1): number | undefined => {
  const onward = steps.filter((step) => !same(step, scale) && (by > 0 ? step > scale : step < scale));
  return by > 0 ? onward[0] : onward.at(-1);
};

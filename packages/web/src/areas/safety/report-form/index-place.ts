import type { Part } from './report-progress.ts';

export const sectionId = (part: Part): string => `report-section-${part}`;

const elementOf = (part: Part): HTMLDetailsElement | null =>
  document.getElementById(sectionId(part)) as HTMLDetailsElement | null;

/** Below the bars at the top of the page. */
const HEAD_PX = 180;

/** Opens a section and brings its head to the top, with the focus. */
export const goToSection = (part: Part): void => {
  const element = elementOf(part);
  if (element === null) return;
  element.open = true;
  element.querySelector('summary')?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
};

/** The section one is in: the last whose head has gone past the top. */
export const sectionInView = (parts: readonly Part[]): Part | undefined =>
  parts.findLast((part) => (elementOf(part)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < HEAD_PX);

/** One section a step: the one that is left closes, and the one that comes opens. */
export const stepTo = (from: Part | undefined, to: Part): void => {
  const left = from === undefined ? null : elementOf(from);
  if (left !== null) left.open = false;
  goToSection(to);
};

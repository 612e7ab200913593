import { nameOfPage } from '../page/page-header.tsx';

const PRIMARY = '[data-page-actions] :is(a, button):not(:disabled, [data-variant="default"], [data-variant="outline"])';

/** The row in the place of those that were chosen in a list. */
const nextRow = (): HTMLElement | undefined => {
  const place = document.querySelector<HTMLElement>('[data-next-place]')?.dataset.nextPlace;
  const rows = place === undefined ? [] : [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  return rows[Number(place)] ?? rows.at(-1);
};

/**
 * What comes next on a page: in a list the next row, in a queue the way on, else the primary act, which stands last, or the
 * name of the page.
 */
export const nextActs = (): (HTMLElement | null | undefined)[] => [
  nextRow(),
  document.querySelector<HTMLElement>('[data-queue=next]'),
  [...document.querySelectorAll<HTMLElement>(PRIMARY)].at(-1),
  nameOfPage(),
];

import { nameOfPage } from '../page/page-header.tsx';

const PRIMARY = '[data-page-actions] :is(a, button):not(:disabled, [data-variant="default"], [data-variant="outline"])';

/** The row that follows the rows selected in a list. */
const nextRow = (): HTMLElement | undefined => {
  const place = document.querySelector<HTMLElement>('[data-next-place]')?.dataset.nextPlace;
  const rows = place === undefined ? [] : [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  return rows[Number(place)] ?? rows.at(-1);
};

/**
 * The elements to focus next on a page: the next row of a list, the next link of a queue, else the primary act, which
 * comes last, or the page's heading.
 */
export const nextActs = (): (HTMLElement | null | undefined)[] => [
  nextRow(),
  document.querySelector<HTMLElement>('[data-queue=next]'),
  [...document.querySelectorAll<HTMLElement>(PRIMARY)].at(-1),
  nameOfPage(),
];

import type { KeyboardEvent } from 'react';

/** The class of the cells' grid, in which the size of a new table is chosen. */
export const SIZE_GRID = 'size-grid';
export const SIZE_COLUMNS = 10;

type Move = (at: number, count: number) => number;

const rowOf = (at: number): number => at - (at % SIZE_COLUMNS);

const moves: Record<string, Move> = {
  ArrowRight: (at) => Math.min(at + 1, rowOf(at) + SIZE_COLUMNS - 1),
  ArrowLeft: (at) => Math.max(at - 1, rowOf(at)),
  ArrowDown: (at, count) => (at + SIZE_COLUMNS < count ? at + SIZE_COLUMNS : at),
  ArrowUp: (at) => (at < SIZE_COLUMNS ? at : at - SIZE_COLUMNS),
  Home: rowOf,
  End: (at) => rowOf(at) + SIZE_COLUMNS - 1,
};

/** Arrow keys, Home and End go through the grid; the Tab key closes it and comes back to its button in the toolbar. */
export const moveInSizeGrid = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = event.target as HTMLElement;
  const grid = cell.closest(`.${SIZE_GRID}`);
  if (!grid || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Tab') {
    event.preventDefault();
    const button = event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
    button?.focus();
    button?.click();
    return;
  }
  const cells = [...grid.children] as HTMLElement[];
  const to = moves[event.key]?.(cells.indexOf(cell), cells.length);
  if (to === undefined) return;
  event.preventDefault();
  cells[to]?.focus();
};

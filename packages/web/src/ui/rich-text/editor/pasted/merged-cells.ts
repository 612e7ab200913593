import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import {
  CellSelection,
  __pastedCells as cellsOf,
  fixTables,
  isInTable,
  mergeCells,
  handlePaste as pasteIntoTable,
  selectedRect,
} from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

type Area = { top: number; left: number; bottom: number; right: number };

const isMerged = ({ top, left, bottom, right }: Area): boolean => bottom - top > 1 || right - left > 1;

/** A cell with a span of one. */
const single = (cell: Node, content: Fragment | undefined): Node => {
  const attrs = { ...cell.attrs, colspan: 1, rowspan: 1, colwidth: null };
  return content ? cell.type.create(attrs, content) : (cell.type.createAndFill(attrs) ?? cell);
};

/**
 * Rows without merged cells, and the positions of the merged ones; of two overlapping cells the second is shortened.
 */
const split = (rows: readonly Fragment[]): { rows: Node[][]; merged: Area[] } => {
  const grid: Node[][] = rows.map(() => []);
  const merged: Area[] = [];
  for (const [top, cells] of rows.entries()) {
    let left = 0;
    cells.forEach((cell) => {
      while (grid[top]?.[left]) left += 1;
      let right = left + 1;
      while (right < left + cell.attrs.colspan && !grid[top]?.[right]) right += 1;
      const area = { top, left, bottom: Math.min(top + cell.attrs.rowspan, rows.length), right };
      for (let row = top; row < area.bottom; row += 1)
        for (let column = left; column < right; column += 1) {
          const isFirst = row === top && column === left;
          (grid[row] as Node[])[column] = single(cell, isFirst ? cell.content : undefined);
        }
      if (isMerged(area)) merged.push(area);
      left = right;
    });
  }
  return { rows: grid, merged };
};

const select = (view: EditorView, { top, left, bottom, right }: Area): void => {
  const { map, tableStart } = selectedRect(view.state);
  const at = (row: number, column: number) =>
    view.state.doc.resolve(tableStart + (map.map[row * map.width + column] ?? 0));
  view.dispatch(view.state.tr.setSelection(new CellSelection(at(top, left), at(bottom - 1, right - 1))));
};

/**
 * Pastes merged cells into a table; returns whether it did. The editor's library fails when the last pasted cell is
 * merged (https://github.com/ueberdosis/tiptap/issues/7949). So single cells are pasted and then merged.
 */
export const pasteMergedCells = (view: EditorView, event: ClipboardEvent, slice: Slice): boolean => {
  const cells = isInTable(view.state) ? cellsOf(slice) : null;
  // A stored table that lacks cells is only filled up at its first change.
  const filled = cells && fixTables(view.state);
  if (filled) view.dispatch(filled);
  const { table, tableRow } = view.state.schema.nodes;
  if (!cells || !table || !tableRow) return false;
  const { rows, merged } = split(cells.rows);
  if (merged.length === 0) return false;
  const apart = table.create(
    null,
    rows.map((row) => tableRow.create(null, row)),
  );
  if (!pasteIntoTable(view, event, new Slice(Fragment.from(apart), 0, 0))) return false;
  const { top, left, bottom, right } = selectedRect(view.state);
  for (const area of merged) {
    const there = { top: top + area.top, left: left + area.left, bottom: top + area.bottom, right: left + area.right };
    // Cells pasted over a selection are cut at its end.
    if (there.bottom > bottom || there.right > right) continue;
    select(view, there);
    mergeCells(view.state, view.dispatch);
  }
  select(view, { top, left, bottom, right });
  return true;
};

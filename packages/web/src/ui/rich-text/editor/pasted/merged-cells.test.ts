import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextExtensions } from '../editor-extensions.ts';
import { paragraphsOf } from '../editor-paste.ts';
import { pasteMergedCells } from './merged-cells.ts';

const editorWith = (content: string): Editor =>
  new Editor({
    extensions: richTextExtensions,
    content,
    editorProps: {
      clipboardTextParser: paragraphsOf,
      handlePaste: (view, event, slice) => pasteMergedCells(view, event, slice),
    },
  });

/** jsdom has no clipboard. */
const event = new Event('paste') as ClipboardEvent;

const grid = (rows: number, columns: number): string =>
  `<table>${`<tr>${'<td><p>원</p></td>'.repeat(columns)}</tr>`.repeat(rows)}</table>`;

/** Each cell as its text and spans. */
const cellsOf = (editor: Editor): string[][] => {
  const page = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent, colSpan, rowSpan }) => `${textContent} ${colSpan}x${rowSpan}`),
  );
};

/** Puts the caret into a cell of the table. */
const enter = (editor: Editor, place: number): void => {
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'tableCell') places.push(at + 2);
  });
  editor.commands.setTextSelection(places[place] ?? 0);
};

test('a table whose last cell is merged can be pasted into another one', () => {
  const editor = editorWith(grid(2, 2));
  enter(editor, 0);
  editor.view.pasteHTML(
    '<table><tr><td>가</td><td rowspan="2">나</td></tr><tr><td>다</td></tr><tr><td colspan="2">라</td></tr></table>',
    event,
  );
  expect(cellsOf(editor)).toEqual([['가 1x1', '나 1x2'], ['다 1x1'], ['라 2x1']]);
  editor.destroy();
});

test('it is pasted from the cell with the cursor, and the table grows', () => {
  const editor = editorWith(grid(2, 2));
  enter(editor, 3);
  editor.view.pasteHTML('<table><tr><td colspan="2" rowspan="2">가</td></tr><tr></tr></table>', event);
  expect(cellsOf(editor)).toEqual([['원 1x1', '원 1x1', ' 1x1'], ['원 1x1', '가 2x2'], [' 1x1']]);
  editor.destroy();
});

const span = fc.integer({ min: 1, max: 3 });
const tables = fc
  .array(fc.array(fc.record({ colspan: span, rowspan: span }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((rows) => {
    const row = (cells: (typeof rows)[number], at: number) =>
      cells.map(({ colspan, rowspan }, place) => `<td colspan="${colspan}" rowspan="${rowspan}">칸${at}${place}</td>`);
    return `<table>${rows.map((cells, at) => `<tr>${row(cells, at).join('')}</tr>`).join('')}</table>`;
  });

test('any merged cells can be pasted without losing text', () => {
  fc.assert(
    fc.property(tables, tables, fc.nat({ max: 8 }), (target, pasted, place) => {
      const editor = editorWith(target);
      enter(editor, place);
      editor.view.pasteHTML(pasted, event);
      const text = editor.getText();
      for (const [cell] of pasted.matchAll(/칸\d\d/g)) expect(text).toContain(cell);
      editor.state.doc.check();
      editor.destroy();
    }),
    { seed: 20_261_127, numRuns: 60 },
  );
});

test('plain text keeps its empty lines, spaces and tabs', () => {
  const editor = editorWith('<p></p>');
  editor.view.pasteText('첫 줄\r\n\r\n  품목\t수량\n\n\n끝\n', event);
  expect(editor.getHTML()).toBe('<p>첫 줄</p><p></p><p>  품목\t수량</p><p></p><p></p><p>끝</p>');
  editor.destroy();
});

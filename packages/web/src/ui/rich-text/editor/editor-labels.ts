import type { RichTextEditorLabels } from '@mantine/tiptap';
import type { Translate } from '../../../platform/i18n.ts';
import { richTextWords } from '../rich-text.words.ts';

/** The names of the controls that Mantine brings, in the reader's language. */
export const richTextLabels = (t: Translate): Partial<RichTextEditorLabels> => ({
  boldControlLabel: t(richTextWords.bold),
  italicControlLabel: t(richTextWords.italic),
  underlineControlLabel: t(richTextWords.underline),
  strikeControlLabel: t(richTextWords.strike),
  clearFormattingControlLabel: t(richTextWords.clear),
  alignLeftControlLabel: t(richTextWords.alignLeft),
  alignCenterControlLabel: t(richTextWords.alignCenter),
  alignRightControlLabel: t(richTextWords.alignRight),
  alignJustifyControlLabel: t(richTextWords.alignJustify),
  bulletListControlLabel: t(richTextWords.bulletList),
  orderedListControlLabel: t(richTextWords.orderedList),
  blockquoteControlLabel: t(richTextWords.quote),
  hrControlLabel: t(richTextWords.rule),
  unlinkControlLabel: t(richTextWords.unlink),
  undoControlLabel: t(richTextWords.undo),
  redoControlLabel: t(richTextWords.redo),
  tableInsertControlLabel: t(richTextWords.table.insert),
  tableInsertLabel: (columns, rows) => t(richTextWords.table.size, { columns, rows }),
  tableDeleteControlLabel: t(richTextWords.table.delete),
  tableRowBeforeControlLabel: t(richTextWords.table.rowBefore),
  tableRowAfterControlLabel: t(richTextWords.table.rowAfter),
  tableRowDeleteControlLabel: t(richTextWords.table.rowDelete),
  tableColumnBeforeControlLabel: t(richTextWords.table.columnBefore),
  tableColumnAfterControlLabel: t(richTextWords.table.columnAfter),
  tableColumnDeleteControlLabel: t(richTextWords.table.columnDelete),
  tableMergeCellsControlLabel: t(richTextWords.table.merge),
  tableSplitCellControlLabel: t(richTextWords.table.split),
  tableToggleHeaderRowControlLabel: t(richTextWords.table.headerRow),
  tableToggleHeaderColumnControlLabel: t(richTextWords.table.headerColumn),
});

import { joinSourceLines } from '@portal/contract/kernel';
import type { ParseOptions } from '@tiptap/pm/model';

/** Blanks and tabs are read as they were written: people align by them. */
export const parseOptions: ParseOptions = { preserveWhitespace: true };

/** Joins the lines in which stored HTML happens to be written, everywhere but in `pre`. */
export const joinLinesBelow = (root: Element): void => {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest('pre')) text.data = joinSourceLines(text.data);
  }
};

import { joinSourceLines } from '@portal/contract/kernel';

/** Joins the source lines of stored HTML, except in `pre`. */
export const joinLinesBelow = (root: Element): void => {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest('pre')) text.data = joinSourceLines(text.data);
  }
};

import { joinSourceLines } from '@portal/contract/kernel';
import { Parser } from 'htmlparser2';

/** Elements that end a line. */
const endsLine = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr']);
/** Cells of a row, which stay apart in one line. */
const cells = new Set(['td', 'th']);

/** The plain text of sanitized rich text: one line for each paragraph, list item and row; no pictures. */
export const plainRichText = (html: string): string => {
  let text = '';
  const parser = new Parser({
    ontext: (piece) => {
      text += joinSourceLines(piece);
    },
    onopentagname: (name) => {
      if (name === 'br') text += '\n';
    },
    onclosetag: (name) => {
      if (cells.has(name)) text += '\t';
      if (endsLine.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

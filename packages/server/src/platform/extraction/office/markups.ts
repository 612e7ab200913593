import type { Markup } from './paragraphs.ts';

/** The markup of Word and of DrawingML: shapes, slides, diagrams. */
export const word: Markup = {
  paragraphs: ['p'],
  texts: ['t'],
  signs: { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' },
  leftOut: ['Fallback', 'moveFrom', 'rt', 'pPr', 'rPr', 'tblPr'],
};

export const odf: Markup = {
  paragraphs: ['p', 'h'],
  signs: { s: ' ', tab: '\t', 'line-break': '\n' },
  leftOut: ['tracked-changes', 'annotation', 'ruby-text', 'note-citation'],
};

export const hwpml: Markup = {
  paragraphs: ['p'],
  texts: ['t', 'mainText'],
  signs: { tab: '\t', lineBreak: '\n', nbSpace: ' ', fwSpace: ' ', hyphen: '-' },
  leftOut: ['subText'],
  deleted: { from: 'deleteBegin', to: 'deleteEnd' },
};

import type { ParseOptions } from '@tiptap/pm/model';

/** Blanks and tabs are read as they were written: people align by them. */
export const parseOptions: ParseOptions = { preserveWhitespace: true };

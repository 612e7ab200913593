import { extensionOf } from '../files/sniff-kind.ts';

/** How metadata about the author is removed from a kind of file; a plain text has none. */
export type CleaningWay = 'picture' | 'pdf' | 'office' | 'text';

const ways: Record<string, CleaningWay> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
  pdf: 'pdf',
  docx: 'office',
  xlsx: 'office',
  pptx: 'office',
  txt: 'text',
  csv: 'text',
};

/** How a file of this name is cleaned; undefined for a kind that cannot be cleaned. */
export const cleaningWay = (name: string): CleaningWay | undefined => ways[extensionOf(name)];

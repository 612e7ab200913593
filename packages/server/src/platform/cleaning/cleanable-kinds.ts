import { extensionOf } from '../files/sniff-kind.ts';

/** How files of a kind are freed of what tells of their maker; a plain text tells no more than what is written in it. */
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

/** How a file of this name is cleaned; undefined for a kind that cannot be. */
export const cleaningWay = (name: string): CleaningWay | undefined => ways[extensionOf(name)];

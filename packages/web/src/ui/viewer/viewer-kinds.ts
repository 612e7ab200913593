import type { RangedFile } from '../../platform/files/ranged-file.ts';

/** A file to show: where to start, and what to mark in it. */
export type ShownFile = {
  readonly file: RangedFile;
  readonly page: number | undefined;
  readonly words: readonly string[];
  readonly onDownload: () => void;
};

export type Kind = 'pdf' | 'picture' | 'plain';

const pictures = /^image\/(a?png|jpeg|gif|webp)$/;

/** The viewer for a file, by its content type. */
export const kindOf = ({ contentType }: Pick<RangedFile, 'contentType'>): Kind | undefined => {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType === 'text/plain') return 'plain';
  return pictures.test(contentType) ? 'picture' : undefined;
};

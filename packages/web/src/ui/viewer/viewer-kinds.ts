import type { RangedFile } from '../../platform/files/ranged-file.ts';

/** A file as it is shown: where to begin, and what to mark in it. */
export type ShownFile = {
  readonly file: RangedFile;
  readonly page: number | undefined;
  readonly words: readonly string[];
  readonly onDownload: () => void;
};

export type Kind = 'pdf' | 'picture' | 'plain';

const pictures = /^image\/(a?png|jpeg|gif|webp)$/;

/** As what a file can be shown, by what it was sent as. */
export const kindOf = ({ contentType }: Pick<RangedFile, 'contentType'>): Kind | undefined => {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType === 'text/plain') return 'plain';
  return pictures.test(contentType) ? 'picture' : undefined;
};

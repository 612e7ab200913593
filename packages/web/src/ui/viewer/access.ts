import type { RangedFile } from '../../platform/files/ranged-file.ts';

/** How the files of a list are had. */
export type FileAccess = {
  /** The call that downloads the file, so that viewing needs the same right as downloading. */
  open: (fileId: number, signal: AbortSignal) => Promise<RangedFile>;
  save: (fileId: number) => Promise<void>;
};

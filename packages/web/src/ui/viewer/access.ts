import type { RangedFile } from '../../platform/files/ranged-file.ts';

/** How the files of a list are had. */
export type FileAccess = {
  /** The call that downloads it, so that whoever sees it here is who may have it. */
  open: (fileId: number, signal: AbortSignal) => Promise<RangedFile>;
  save: (fileId: number) => Promise<void>;
};

import { createContext, use } from 'react';
import type { FileAccess } from './access.ts';

/** Shows a file of the surrounding list. */
export const ShowContext = createContext<
  { of: string; show: (fileId: number) => void; open: FileAccess['open'] } | undefined
>(undefined);

export const useShow = () => use(ShowContext);

/** The attribute value that identifies a file's row, to return the focus to it. */
export const rowMark = (of: string, fileId: number): string => `${of} ${fileId}`;

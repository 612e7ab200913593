import { createContext, use } from 'react';

/** Shows a file of the list that one stands in. */
export const ShowContext = createContext<{ of: string; show: (fileId: number) => void } | undefined>(undefined);

export const useShow = () => use(ShowContext);

/** Where the focus goes back to: the row of a file says this of itself. */
export const rowMark = (of: string, fileId: number): string => `${of} ${fileId}`;

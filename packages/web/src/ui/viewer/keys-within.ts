import { createContext, type RefObject } from 'react';

/** The element in which the shortcuts of a file work; the whole page if the file fills it. */
export const KeysContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

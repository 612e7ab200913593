import { createContext, type RefObject } from 'react';

/** Within what the keys of a file act; on the whole page where the file is all of it. */
export const KeysContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

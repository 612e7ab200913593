import { createContext } from 'react';

/** The way to the next action that waits, for what is done with one that stands in a queue; undefined where it stands in none. */
export const InQueue = createContext<(() => void) | undefined>(undefined);

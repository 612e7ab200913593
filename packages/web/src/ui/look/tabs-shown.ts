import { createContext } from 'react';

/** Whether the tab in which something stands is the one that is looked at; true where there are no tabs. */
export const InShownTab = createContext(true);

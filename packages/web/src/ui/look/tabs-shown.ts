import { createContext } from 'react';

/** Whether the tab around a component is the selected one; true outside tabs. */
export const InShownTab = createContext(true);

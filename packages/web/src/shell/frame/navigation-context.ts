import { createContext, useContext } from 'react';

type Navigation = { opened: boolean; setOpened: (opened: boolean) => void };

/** Whether the drawer with the menus is open on a small screen. */
export const NavigationContext = createContext<Navigation>({ opened: false, setOpened: () => {} });

export const useNavigation = (): Navigation => useContext(NavigationContext);

import { createContext, useContext } from 'react';

type Navigation = { opened: boolean; setOpened: (opened: boolean) => void };

/** Whether the drawer that holds the menus on a small screen is open. */
export const NavigationContext = createContext<Navigation>({ opened: false, setOpened: () => {} });

export const useNavigation = (): Navigation => useContext(NavigationContext);

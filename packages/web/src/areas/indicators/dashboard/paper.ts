import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: what is printed wears the light colours, whatever the screen does. */
export const useLightOnPaper = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen: string | null = null;
    const wear = (): void => {
      onScreen = root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const wearAgain = (): void => {
      if (onScreen !== null) root.setAttribute(SCHEME, onScreen);
    };
    window.addEventListener('beforeprint', wear);
    window.addEventListener('afterprint', wearAgain);
    return () => {
      window.removeEventListener('beforeprint', wear);
      window.removeEventListener('afterprint', wearAgain);
    };
  }, []);
};

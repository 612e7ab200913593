import { useLayoutEffect, useRef } from 'react';

/**
 * Changes the page of one of several lists on a screen and scrolls to its heading (by id), since a shorter page would
 * leave another list in view.
 */
export const useTurning = (heading: string, offset: number | undefined, onPage: (offset: number) => void) => {
  const turnedTo = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (offset === undefined || turnedTo.current !== offset) return;
    turnedTo.current = undefined;
    document.getElementById(heading)?.scrollIntoView({ block: 'nearest' });
  }, [heading, offset]);
  return (to: number): void => {
    turnedTo.current = to;
    onPage(to);
  };
};

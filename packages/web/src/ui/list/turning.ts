import { useLayoutEffect, useRef } from 'react';

/**
 * Turns the pages of a list that stands among others, by the id of its heading, which comes into view then: a page that is
 * shorter would leave the eye on another list.
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

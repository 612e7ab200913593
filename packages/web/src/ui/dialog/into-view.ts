import { type RefObject, useEffect, useRef } from 'react';

/** What is told by `said` comes into view with the focus, however far down the person was; undefined: nothing is. */
export const useIntoView = <Element extends HTMLElement>(said: string | undefined): RefObject<Element | null> => {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (said === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [said]);
  return place;
};

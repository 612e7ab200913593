import { useSyncExternalStore } from 'react';

/** Smaller differences are the bars of the browser that come and go. */
const LEAST_PX = 80;

const subscribe = (listener: () => void): (() => void) => {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
};

/** How much of the page's foot a phone's keyboard covers; a page that was enlarged by two fingers is not covered. */
const covered = (): number => {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0;
  const height = Math.round(window.innerHeight - view.height - view.offsetTop);
  return height < LEAST_PX ? 0 : height;
};

/** The keyboard of a phone lies over the page and makes it no smaller: what stands at the foot is to stand above it. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, covered);

import { useEffect } from 'react';
import { focusFirst } from './focus-neighbour.ts';
import { focusHeld, holdFocus } from './kept-focus.ts';
import { nextActs } from './next-acts.ts';
import { useNoClickThrough } from './repeated-click.ts';

/** Nobody who has gone on, to something else or to another page, is called back; an open dialog has a focus of its own. */
const goOn = (pathname: string): void => {
  if (document.activeElement !== document.body || window.location.pathname !== pathname) return;
  if (document.querySelector('[aria-modal=true]') === null) focusFirst(...nextActs());
};

/** Where a dialog that has just gone gives the focus back to. */
let due: { place: HTMLElement; timer: number } | undefined;

const giveBack = (place: HTMLElement, pathname: string): void => {
  const timer = window.setTimeout(() => {
    due = undefined;
    if (!place.isConnected) return focusFirst(...nextActs());
    place.focus({ preventScroll: true });
    holdFocus(place);
    if (document.activeElement === document.body && !place.matches('[data-loading]')) goOn(pathname);
  });
  due = { place, timer };
};

/** A dialog that opens in the place of another gives the focus back to where it was before both. */
const takeOver = (): Element | null => {
  // A button that is busy, or can be pressed no more, has lost the focus before the dialog comes.
  if (due === undefined) return (document.activeElement === document.body && focusHeld()) || document.activeElement;
  const { place, timer } = due;
  window.clearTimeout(timer);
  due = undefined;
  return place;
};

/**
 * Gives the focus back to where it was before a dialog that goes away at once, without a closing transition. Where that
 * went with what was done in the dialog, or had lost it already, the focus is on what can be done next. Nor does the second
 * click of a double one reach the page.
 */
export const useFocusBack = (): void => {
  useNoClickThrough();
  useEffect(() => {
    const before = takeOver();
    const { pathname } = window.location;
    return () => {
      if (before instanceof HTMLElement) giveBack(before, pathname);
    };
  }, []);
};

/** What goes with the focus in it, such as a button with its act, leaves it to what can be done next. */
export const useFocusPassedOn = (): void => {
  useEffect(() => {
    const { pathname } = window.location;
    return () => void window.setTimeout(() => goOn(pathname));
  }, []);
};

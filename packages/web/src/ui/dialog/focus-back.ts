import { useEffect } from 'react';
import { focusFirst } from './focus-neighbour.ts';
import { nextActs } from './next-acts.ts';
import { useNoClickThrough } from './repeated-click.ts';
import { focusHeld, holdFocus } from './watch-focus.ts';

/** Moves the focus to the next act, unless the user has moved it, left the page or opened another dialog. */
const goOn = (pathname: string): void => {
  if (document.activeElement !== document.body || window.location.pathname !== pathname) return;
  if (document.querySelector('[aria-modal=true]') === null) focusFirst(...nextActs());
};

/** Where a dialog that has just closed returned the focus to. */
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

/** The focus target before a dialog; for a dialog that replaces another, the target before both. */
const takeOver = (): Element | null => {
  // A busy or disabled button lost the focus before the dialog opened.
  if (due === undefined) return (document.activeElement === document.body && focusHeld()) || document.activeElement;
  const { place, timer } = due;
  window.clearTimeout(timer);
  due = undefined;
  return place;
};

/**
 * Returns the focus to its place before a dialog that closes without a transition. If that element disappears as a
 * result of the act, or had lost the focus, the next act gets it. Also ignores the second click of a double click.
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

/** Moves the focus to the next act when the focused element disappears, such as a button with its act. */
export const useFocusPassedOn = (): void => {
  useEffect(() => {
    const { pathname } = window.location;
    return () => void window.setTimeout(() => goOn(pathname));
  }, []);
};

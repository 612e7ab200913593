import { useEffect } from 'react';
import { focusFirst } from './focus-beside.ts';
import { useNoClickThrough } from './repeated-click.ts';

/** The act that comes next on a page: its primary one, which stands last, or else the name of the page. */
const nextActs = (): (HTMLElement | null | undefined)[] => [
  [...document.querySelectorAll<HTMLElement>('[data-page-actions] :is(a, button):not(:disabled)')].at(-1),
  document.querySelector<HTMLElement>('main h1'),
];

/**
 * What has the focus again may still go, once the page has learnt what was done: then the focus is on what can be done
 * next there. Nobody who has gone on is called back.
 */
const followWhenGone = (place: HTMLElement): void => {
  const { pathname } = window.location;
  const observer = new MutationObserver(() => {
    if (document.activeElement === place) return;
    observer.disconnect();
    const isLost = !place.isConnected && document.activeElement === document.body;
    if (isLost && window.location.pathname === pathname) focusFirst(...nextActs());
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

/** Where a dialog that has just gone gives the focus back to. */
let due: { place: HTMLElement; timer: number } | undefined;

const giveBack = (place: HTMLElement): void => {
  const timer = window.setTimeout(() => {
    due = undefined;
    if (!place.isConnected) return focusFirst(...nextActs());
    place.focus({ preventScroll: true });
    followWhenGone(place);
  });
  due = { place, timer };
};

/** A dialog that opens in the place of another gives the focus back to where it was before both. */
const takeOver = (): Element | null => {
  if (due === undefined) return document.activeElement;
  const { place, timer } = due;
  window.clearTimeout(timer);
  due = undefined;
  return place;
};

/**
 * Gives the focus back to where it was before a dialog that goes away at once, without a closing transition. Where that
 * went with what was done in the dialog, the focus is on what can be done next. Nor does the second click of a double one
 * reach the page.
 */
export const useFocusBack = (): void => {
  useNoClickThrough();
  useEffect(() => {
    const before = takeOver();
    return () => {
      if (before instanceof HTMLElement && before !== document.body) giveBack(before);
    };
  }, []);
};

import { useEffect } from 'react';
import { nameOfPage } from '../page/header.tsx';
import { focusFirst } from './focus-beside.ts';
import { useNoClickThrough } from './repeated-click.ts';

const PRIMARY = '[data-page-actions] :is(a, button):not(:disabled, [data-variant="default"], [data-variant="outline"])';

/** The row in the place of those that were chosen in a list. */
const nextRow = (): HTMLElement | undefined => {
  const place = document.querySelector<HTMLElement>('[data-next-place]')?.dataset.nextPlace;
  const rows = place === undefined ? [] : [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  return rows[Number(place)] ?? rows.at(-1);
};

/**
 * What comes next on a page: in a list the next row, in a queue the way on, else the primary act, which stands last, or the
 * name of the page.
 */
const nextActs = (): (HTMLElement | null | undefined)[] => [
  nextRow(),
  document.querySelector<HTMLElement>('[data-queue=next]'),
  [...document.querySelectorAll<HTMLElement>(PRIMARY)].at(-1),
  nameOfPage(),
];

/** Nobody who has gone on, to something else or to another page, is called back. */
const goOn = (pathname: string): void => {
  if (document.activeElement === document.body && window.location.pathname === pathname) focusFirst(...nextActs());
};

const isUnderWay = (place: HTMLElement): boolean => place.isConnected && place.matches('[data-loading]');

/**
 * What has the focus again may still go, once the page has learnt what was done: then the focus is on what can be done
 * next there. While it is under way it has none, and has it again where it stays.
 */
const followWhenGone = (place: HTMLElement): void => {
  const { pathname } = window.location;
  const observer = new MutationObserver(() => {
    if (document.activeElement === place || isUnderWay(place)) return;
    observer.disconnect();
    if (document.activeElement === document.body) place.focus({ preventScroll: true });
    goOn(pathname);
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-loading', 'disabled'],
  });
};

/** Where a dialog that has just gone gives the focus back to. */
let due: { place: HTMLElement; timer: number } | undefined;

const giveBack = (place: HTMLElement, pathname: string): void => {
  const timer = window.setTimeout(() => {
    due = undefined;
    if (!place.isConnected) return focusFirst(...nextActs());
    place.focus({ preventScroll: true });
    // A button that could be pressed no more had lost the focus before the dialog came.
    if (document.activeElement === document.body && !isUnderWay(place)) goOn(pathname);
    else followWhenGone(place);
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

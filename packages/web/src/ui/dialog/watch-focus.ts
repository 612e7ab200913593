import { nameOfPage } from '../page/page-header.tsx';
import { focusFirst } from './focus-neighbour.ts';
import { nextActs } from './next-acts.ts';

/** Sections of a page that have a heading or fields. */
const AREA = 'form, li, section, [role=tabpanel], [role=dialog]';

/** An act, or its result on the page, may set the focus itself within this time. */
const OTHERS_MS = 300;

type Held = {
  place: HTMLElement;
  areas: readonly Element[];
  /** The acts of the page, where it is one of them. */
  acts: Element | null;
  pathname: string;
};

let held: Held | undefined;

const areasAround = (place: Element): Element[] => {
  const area = place.parentElement?.closest(AREA);
  return area ? [area, ...areasAround(area)] : [];
};

/** Sets the focus target for an element that cannot have the focus yet, such as a busy button. */
export const holdFocus = (place: HTMLElement): void => {
  const { pathname } = window.location;
  held = { place, areas: areasAround(place), acts: place.closest('[data-page-actions]'), pathname };
};

/** The element that has the focus, or lost it without an action of the user, if it still exists. */
export const focusHeld = (): HTMLElement | undefined => (held?.place.isConnected ? held.place : undefined);

/** The element was removed, is hidden or disabled. */
const isOff = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled, [inert], [inert] *') || element.checkVisibility?.() === false;

const isLost = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body;

/** The heading of a section, or the section itself: pressing a key there triggers nothing. */
const nameOf = (area: Element | undefined): HTMLElement | null => {
  const name = area?.querySelector<HTMLElement>('h1, h2, h3') ?? area;
  if (!(name instanceof HTMLElement)) return nameOfPage();
  if (name.tabIndex < 0) name.tabIndex = -1;
  return name;
};

/** Moves the focus on when the focused element was removed for good or stays disabled, unless the user has moved it. */
const passOn = (): void => {
  if (held === undefined || !isLost(held.place.ownerDocument) || !isOff(held.place)) return;
  const { place, areas, acts, pathname } = held;
  held = undefined;
  // A new page starts at its top.
  if (place.ownerDocument.location?.pathname !== pathname) return;
  if (acts?.isConnected) focusFirst(...nextActs());
  else nameOf(areas.find(({ isConnected }) => isConnected))?.focus({ preventScroll: true });
};

let passing: ReturnType<typeof setTimeout> | undefined;

const look = (): void => {
  clearTimeout(passing);
  if (held === undefined) return;
  const page = held.place.ownerDocument;
  if (!isLost(page)) return;
  if (!isOff(held.place)) held.place.focus({ preventScroll: true });
  // While an act is running, the element may get the focus back.
  else if (page.querySelector('[data-loading]') === null) passing = setTimeout(passOn, OTHERS_MS);
};

/**
 * Keeps the focus on the page. A browser silently drops the focus of a disabled or removed element. It is restored once
 * the element can be focused again; otherwise it moves to the next act, if the element was an act of the page, or else
 * to the heading of its section. A focus moved by the user is not changed. Returns a function that stops it.
 */
export const watchFocus = (): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  if (!isLost(document) && document.activeElement instanceof HTMLElement) holdFocus(document.activeElement);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target !== document.body) holdFocus(target);
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    ({ target }) =>
      queueMicrotask(() => {
        if (target === held?.place && isLost(document) && !isOff(held.place)) held = undefined;
      }),
    { signal },
  );
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'data-loading'],
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(passing);
    held = undefined;
  });
  return () => ended.abort();
};

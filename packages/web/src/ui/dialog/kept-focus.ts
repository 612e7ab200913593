import { nameOfPage } from '../page/page-header.tsx';
import { focusFirst } from './focus-neighbour.ts';
import { nextActs } from './next-acts.ts';

/** Parts of a page with a name of their own, or with what one writes. */
const AREA = 'form, li, section, [role=tabpanel], [role=dialog]';

/** So long an act, or what follows it on the page, may take care of the focus itself. */
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

/** Says where the focus belongs that cannot be put there yet, such as on an act under way. */
export const holdFocus = (place: HTMLElement): void => {
  const { pathname } = window.location;
  held = { place, areas: areasAround(place), acts: place.closest('[data-page-actions]'), pathname };
};

/** What has the focus, or had it and lost it without the person's doing, where it is still there. */
export const focusHeld = (): HTMLElement | undefined => (held?.place.isConnected ? held.place : undefined);

/** It is gone, out of sight or out of use. */
const isOff = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled, [inert], [inert] *') || element.checkVisibility?.() === false;

const isLost = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body;

/** The name of a part, or the part itself: nothing there acts by the key that is pressed next. */
const nameOf = (area: Element | undefined): HTMLElement | null => {
  const name = area?.querySelector<HTMLElement>('h1, h2, h3') ?? area;
  if (!(name instanceof HTMLElement)) return nameOfPage();
  if (name.tabIndex < 0) name.tabIndex = -1;
  return name;
};

/** Gives the focus on where what had it has gone for good, or stays out of use: nobody who has gone on is called back. */
const passOn = (): void => {
  if (held === undefined || !isLost(held.place.ownerDocument) || !isOff(held.place)) return;
  const { place, areas, acts, pathname } = held;
  held = undefined;
  // A page that follows begins at its top.
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
  // While something is under way, what had the focus may have it again.
  else if (page.querySelector('[data-loading]') === null) passing = setTimeout(passOn, OTHERS_MS);
};

/**
 * Keeps the focus on the page. What cannot be used while it works loses it, and what goes takes it along; of neither is
 * anybody told. It is given back once its place can be used again. Where that is gone, or stays out of use, it is on what can
 * be done next where an act of the page was, else on the name of the part where it was. Whoever has left by themselves is
 * not called back. Answers how to end it.
 */
export const keepFocus = (): (() => void) => {
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

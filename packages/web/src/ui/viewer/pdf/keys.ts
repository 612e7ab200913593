import { use, useEffect, useRef } from 'react';
import { KeysContext } from '../keys-within.ts';

type Does = {
  turn: (by: 1 | -1) => void;
  first: () => void;
  last: () => void;
  zoomBy: (by: 1 | -1) => void;
  actualSize: () => void;
  find: () => void;
  findNext: (by: 1 | -1) => void;
  /** Undefined if there is nothing to close. */
  leave: (() => void) | undefined;
  /** Focuses the content, so that scrolling keys work in it. */
  enter: () => void;
  /** PageUp and PageDown change pages if whole pages are shown, and scroll otherwise. */
  turnsByPage: boolean;
};

const SCROLLING = /^(Arrow(Up|Down)|Page(Up|Down)| )$/;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable);

const plain = ({ turn, first, last, leave, turnsByPage }: Does): Record<string, (() => void) | undefined> => ({
  ArrowLeft: () => turn(-1),
  ArrowRight: () => turn(1),
  PageUp: turnsByPage ? () => turn(-1) : undefined,
  PageDown: turnsByPage ? () => turn(1) : undefined,
  Home: first,
  End: last,
  Escape: leave,
});

const anywhere = ({ zoomBy, actualSize }: Does): Record<string, (() => void) | undefined> => ({
  '+': () => zoomBy(1),
  '=': () => zoomBy(1),
  '-': () => zoomBy(-1),
  '0': actualSize,
});

const actOf = (event: KeyboardEvent, does: Does): (() => void) | undefined => {
  const { key, altKey, shiftKey } = event;
  if (altKey) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && key.toLowerCase() === 'f') return does.find;
  if (key === 'F3' || (isCommand && key.toLowerCase() === 'g')) return () => does.findNext(shiftKey ? -1 : 1);
  // The browser would zoom the whole page, the tools too.
  if (isCommand) return anywhere(does)[key];
  return isTyped(event.target) ? undefined : { ...plain(does), ...anywhere(does) }[key];
};

/** The shortcuts of a document, wherever the focus is on its page or panel, except in text fields. */
export const useKeys = (does: Does): void => {
  const within = use(KeysContext);
  const now = useRef(does);
  useEffect(() => {
    now.current = does;
  });
  useEffect(() => {
    const place = within?.current ?? window;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const isNowhere = [document.body, within?.current].includes(document.activeElement as HTMLElement);
      if (isNowhere && SCROLLING.test(event.key)) now.current.enter();
      const act = actOf(event, now.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const listener = press as EventListener;
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [within]);
};

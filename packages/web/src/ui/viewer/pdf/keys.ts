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
  /** Left out where there is nothing to leave. */
  leave: (() => void) | undefined;
  /** Takes the focus, so that the keys that scroll do so in it. */
  enter: () => void;
  /** PageUp and PageDown turn pages where a page is whole in the window, and scroll where it is not. */
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
  // With the command key they would enlarge the whole page, the tools too.
  if (isCommand) return anywhere(does)[key];
  return isTyped(event.target) ? undefined : { ...plain(does), ...anywhere(does) }[key];
};

/** The keys of a document, wherever on the page of its own or within its panel the focus is; what is typed into a field stays there. */
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

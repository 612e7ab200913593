import { useEffect } from 'react';

/** All that a click is made of: some of what listens acts on its beginning. */
const parts = ['mousedown', 'mouseup', 'click'] as const;

const guard = (event: MouseEvent): void => {
  if (event.type === 'mousedown' && event.detail < 2) {
    for (const part of parts) document.removeEventListener(part, guard, true);
    return;
  }
  // Which click repeats another, the browser counts, however long the page was busy between the two.
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

const ignoreRepeatedClick = (): void => {
  for (const part of parts) document.addEventListener(part, guard, true);
};

/**
 * A dialog comes and goes with one click: the second one of a double click would close the question unread, or act on what
 * lies below it.
 */
export const useNoClickThrough = (): void =>
  useEffect(() => {
    ignoreRepeatedClick();
    return ignoreRepeatedClick;
  }, []);

import { useEffect } from 'react';

/** All events of a click, since some listeners react to the first. */
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
 * A dialog opens and closes with one click: the second click of a double click would close it unread, or act on what is
 * below it.
 */
export const useNoClickThrough = (): void =>
  useEffect(() => {
    ignoreRepeatedClick();
    return ignoreRepeatedClick;
  }, []);

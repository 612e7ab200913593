import { useEffect } from 'react';

/** As long as the second click of a double one may take. */
const REPEATED_WITHIN_MS = 500;
/** All that a click is made of: some of what listens acts on its beginning. */
const parts = ['mousedown', 'mouseup', 'click'] as const;

const ignore = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

let timer: number | undefined;

const ignoreRepeatedClick = (): void => {
  for (const part of parts) document.addEventListener(part, ignore, true);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    for (const part of parts) document.removeEventListener(part, ignore, true);
  }, REPEATED_WITHIN_MS);
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

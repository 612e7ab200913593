import { useEffect } from 'react';

/** As long as the second click of a double one may take. */
const REPEATED_WITHIN_MS = 500;

const ignore = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** A dialog goes with the click that answers it: the second one of a double click would act on what lies below it. */
export const ignoreRepeatedClick = (): void => {
  document.addEventListener('click', ignore, true);
  window.setTimeout(() => document.removeEventListener('click', ignore, true), REPEATED_WITHIN_MS);
};

/** The same for a dialog of one's own, once it has gone. */
export const useNoClickThrough = (): void => useEffect(() => ignoreRepeatedClick, []);

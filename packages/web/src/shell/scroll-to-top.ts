import type { AnyRouter } from '@tanstack/react-router';

/**
 * Opens another page at its top, also when its address names a tab: the router scrolls to the element of the hash, and
 * for a tab there is none. Back and forward return to where one was.
 */
export const scrollToTopOfPages = (router: AnyRouter): void => {
  let isNewPage = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    // Corrections of the address that has just been opened change nothing.
    if (action.type !== 'REPLACE') isNewPage = action.type === 'PUSH';
  });
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const isOpened = isNewPage && pathChanged;
    isNewPage = false;
    if (isOpened && toLocation.hash !== '' && document.getElementById(toLocation.hash) === null) window.scrollTo(0, 0);
  });
};

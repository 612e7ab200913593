import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Scrolls to the top of a page that is opened by a link with a hash which names no element of it, such as a tab: the router
 * does so only without a hash. Going back restores the position, as without a hash.
 */
export const beginAtTop = (router: AnyRouter): void => {
  let isOpened = false;
  const history: RouterHistory = router.history;
  history.subscribe(({ action }) => {
    isOpened = action.type === 'PUSH' || action.type === 'REPLACE';
  });
  router.subscribe('onRendered', ({ pathChanged, toLocation: { hash } }) => {
    if (isOpened && pathChanged && hash !== '' && document.getElementById(hash) === null) window.scrollTo(0, 0);
  });
};

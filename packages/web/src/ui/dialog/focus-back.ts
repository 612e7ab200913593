import { useEffect } from 'react';
import { focusFirst } from './focus-beside.ts';

/** The act that comes next on a page: its primary one, which stands last, or else the name of the page. */
const nextActs = (): (HTMLElement | null | undefined)[] => [
  [...document.querySelectorAll<HTMLElement>('[data-page-actions] :is(a, button):not(:disabled)')].at(-1),
  document.querySelector<HTMLElement>('main h1'),
];

/**
 * What has the focus again may still go, once the page has learnt what was done: then the focus is on what can be done
 * next there. Nobody who has gone on is called back.
 */
const followWhenGone = (place: HTMLElement): void => {
  const { pathname } = window.location;
  const observer = new MutationObserver(() => {
    if (document.activeElement === place) return;
    observer.disconnect();
    const isLost = !place.isConnected && document.activeElement === document.body;
    if (isLost && window.location.pathname === pathname) focusFirst(...nextActs());
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

/**
 * Gives the focus back to where it was before a dialog that goes away at once, without a closing transition. Where that
 * went with what was done in the dialog, the focus is on what can be done next.
 */
export const useFocusBack = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (!(before instanceof HTMLElement) || before === document.body) return;
      window.setTimeout(() => {
        if (!before.isConnected) return focusFirst(...nextActs());
        before.focus({ preventScroll: true });
        followWhenGone(before);
      });
    };
  }, []);
};

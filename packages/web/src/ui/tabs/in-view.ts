import { type RefObject, useLayoutEffect } from 'react';

/** As wide as tabs fade away at the end. */
const FADE_PX = 24;

/** The tab that is shown stands in view, past where the others fade away; the page itself stays where it is. */
export const useTabInView = (list: RefObject<HTMLElement | null>, shown: string | null): void =>
  useLayoutEffect(() => {
    const tabs = list.current;
    const tab = shown === null ? undefined : tabs?.querySelector('[aria-selected=true]');
    if (!tabs || !tab) return;
    const [outer, inner] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    const beyond = inner.right + FADE_PX - outer.right;
    if (beyond > 0) tabs.scrollLeft += beyond;
    else if (inner.left < outer.left) tabs.scrollLeft += inner.left - outer.left;
  }, [list, shown]);

import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;

type Given = {
  /** The messages, and where one answers. */
  thread: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  count: number;
  /** Whoever reads wrote the last one. */
  ownLast: boolean;
  /** The page scrolls, and not the box. */
  ofPage: boolean;
};

/** Who reads the newest, or has just written it, sees it; who has gone back stays there. */
export const useStayAtEnd = ({ thread, box, count, ownLast, ofPage }: Given) => {
  const atEnd = useRef(true);
  const router = useRouter();
  const [isAway, setAway] = useState(false);
  /** How high what scrolls was, and what is seen of it, when it was last looked at. */
  const heights = useRef([0, 0]);
  const scroller = (): Element | null => (ofPage ? document.scrollingElement : box.current);
  const goToEnd = (): void => {
    const scrolled = scroller();
    if (!scrolled) return;
    scrolled.scrollTop = scrolled.scrollHeight;
    heights.current = [scrolled.scrollHeight, scrolled.clientHeight];
  };
  const toEnd = useEffectEvent(goToEnd);
  const isOwn = useEffectEvent((): boolean => ownLast);
  const onScroll = useEffectEvent((): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller() ?? {};
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    const [high, seen] = heights.current;
    heights.current = [scrollHeight, clientHeight];
    // What is laid out anew moves by itself: nobody has gone back.
    if (!isNear && (scrollHeight !== high || clientHeight !== seen)) return;
    atEnd.current = isNear;
    setAway(!isNear);
  });
  useLayoutEffect(() => {
    if (count > 0 && (atEnd.current || isOwn())) toEnd();
  }, [count]);
  // A page begins at its top once it stands there; who opens a thread reads its end.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (ofPage && atEnd.current) toEnd();
      }),
    [router, ofPage],
  );
  // Files come to a message, the box one writes in grows, the phone is turned. What opens above the thread moves nobody.
  useEffect(() => {
    const stay = (): void => {
      if (atEnd.current) toEnd();
    };
    const watch = new ResizeObserver(stay);
    if (thread.current) watch.observe(thread.current);
    window.addEventListener('resize', stay);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', stay);
    };
  }, [thread]);
  useEffect(() => {
    const scrolled = ofPage ? window : box.current;
    const listen = (): void => onScroll();
    scrolled?.addEventListener('scroll', listen, { passive: true });
    return () => scrolled?.removeEventListener('scroll', listen);
  }, [box, ofPage]);
  return { isAway, toEnd: goToEnd };
};

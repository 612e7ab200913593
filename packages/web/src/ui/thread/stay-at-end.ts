import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;

type Given = {
  box: RefObject<HTMLElement | null>;
  count: number;
  /** Whoever reads wrote the last one. */
  ownLast: boolean;
  /** The page scrolls, and not the box. */
  ofPage: boolean;
};

/** Who reads the newest, or has just written it, sees it; who has gone back stays there. */
export const useStayAtEnd = ({ box, count, ownLast, ofPage }: Given) => {
  const atEnd = useRef(true);
  const router = useRouter();
  const [isAway, setAway] = useState(false);
  const scroller = (): Element | null => (ofPage ? document.scrollingElement : box.current);
  const toEnd = useEffectEvent((): void => {
    const scrolled = scroller();
    if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
  });
  const isOwn = useEffectEvent((): boolean => ownLast);
  const onScroll = useEffectEvent((): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller() ?? {};
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    setAway(!atEnd.current);
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
  useEffect(() => {
    const scrolled = ofPage ? window : box.current;
    const listen = (): void => onScroll();
    scrolled?.addEventListener('scroll', listen, { passive: true });
    return () => scrolled?.removeEventListener('scroll', listen);
  }, [box, ofPage]);
  return {
    isAway,
    toEnd: (): void => {
      const scrolled = scroller();
      if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
    },
  };
};

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;

type Given = {
  box: RefObject<HTMLElement | null>;
  count: number;
  /** The page scrolls, and not the box. */
  ofPage: boolean;
};

/** Who reads the newest sees what comes after it; who has gone back stays there. */
export const useStayAtEnd = ({ box, count, ofPage }: Given) => {
  const atEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const scroller = (): Element | null => (ofPage ? document.scrollingElement : box.current);
  const toEnd = useEffectEvent((): void => {
    const scrolled = scroller();
    if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
  });
  const onScroll = useEffectEvent((): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller() ?? {};
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    setAway(!atEnd.current);
  });
  useLayoutEffect(() => {
    if (count > 0 && atEnd.current) toEnd();
  }, [count]);
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

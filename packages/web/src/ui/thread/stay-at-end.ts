import { type RefObject, useLayoutEffect, useRef } from 'react';

const NEAR_PX = 48;

/** Who reads the newest sees what comes after it; who has gone back stays there. */
export const useStayAtEnd = (box: RefObject<HTMLElement | null>, count: number) => {
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (box.current && count > 0 && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [box, count]);
  return {
    onScroll: () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
      atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    },
  };
};

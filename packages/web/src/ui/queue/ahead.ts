import { useEffect, useRef } from 'react';

/** So many stand ready, that a quick hand does not wait. */
const READY = 2;

/**
 * Brings what comes next while one reads. `bring` answers whether it still waits; in the place of one that does not, the
 * one after it is brought.
 */
export const useAhead = (ids: readonly number[], id: number, bring: (id: number) => Promise<boolean>): void => {
  const now = useRef(bring);
  useEffect(() => {
    now.current = bring;
  });
  useEffect(() => {
    let isOver = false;
    const place = ids.indexOf(id);
    const walk = async (): Promise<void> => {
      let ready = 0;
      for (const each of place < 0 ? [] : ids.slice(place + 1)) {
        if (isOver || ready === READY) return;
        if (await now.current(each)) ready += 1;
      }
    };
    void walk();
    return () => {
      isOver = true;
    };
  }, [ids, id]);
};

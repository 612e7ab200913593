import { type PointerEvent, type RefObject, useCallback, useState } from 'react';

const placeAt = (list: HTMLElement, y: number): number => {
  const rows = [...list.children];
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height;
  });
  return below < 0 ? rows.length - 1 : below;
};

/**
 * Reordering by dragging a handle with mouse, pen or finger. The row moves while it is dragged, so the listeners stand
 * on the window: an element that moves in the document would lose the pointer.
 */
export const useDragOrder = (list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<number>();
  const start = useCallback(
    (event: PointerEvent, from: number) => {
      if (event.button !== 0) return;
      event.preventDefault();
      let place = from;
      setDragged(from);
      const move = ({ clientY }: globalThis.PointerEvent) => {
        const to = list.current ? placeAt(list.current, clientY) : place;
        if (to === place) return;
        onMove(place, to);
        place = to;
        setDragged(to);
      };
      const stop = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', stop);
        window.removeEventListener('pointercancel', stop);
        setDragged(undefined);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', stop);
      window.addEventListener('pointercancel', stop);
    },
    [list, onMove],
  );
  return { dragged, start };
};

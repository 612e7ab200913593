import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Layout, Size } from './lines.ts';

const LAST = 12;
const within = (month: number): number => Math.min(LAST, Math.max(1, month));

const moves: Readonly<Record<string, (month: number) => number>> = {
  ArrowLeft: (month) => month - 1,
  ArrowDown: (month) => month - 1,
  ArrowRight: (month) => month + 1,
  ArrowUp: (month) => month + 1,
  Home: () => 1,
  End: () => LAST,
};

/** The month that is looked at: by the pointer, or by the arrow keys once the chart has the focus. */
export const useMonthLookedAt = (usual: number, { frame }: Layout, { width }: Size) => {
  const [month, setMonth] = useState<number>();
  const pointAt = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    setMonth(within(Math.ceil((x - frame.left) / frame.band)));
  };
  return {
    month,
    handlers: {
      onFocus: () => setMonth((shown) => shown ?? usual),
      onBlur: () => setMonth(undefined),
      // A finger that is lifted leaves too, and what it pointed at is still to be read.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setMonth(undefined);
      },
      onPointerDown: pointAt,
      onPointerMove: pointAt,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return setMonth(undefined);
        const move = moves[event.key];
        if (move === undefined) return;
        event.preventDefault();
        setMonth((shown) => within(move(shown ?? usual)));
      },
    },
  };
};

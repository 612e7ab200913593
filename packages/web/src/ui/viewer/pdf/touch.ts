import { TouchManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Reader } from './reader.ts';

const FAR_ENOUGH_PX = 60;
const SLOWEST_MS = 600;
/** How much a turn of the wheel enlarges. */
const WHEEL = 0.005;

type Point = { x: number; y: number; at: number };

const pointOf = ({ clientX: x, clientY: y }: Touch, at: number): Point => ({ x, y, at });

/** A quick stroke to the side, where there is nothing at the side to scroll to. */
const turnBySwipe = (container: HTMLElement, reader: Reader, signal: AbortSignal): void => {
  let begun: Point | undefined;
  const options = { signal, passive: true };
  container.addEventListener(
    'touchstart',
    ({ touches: [touch, second], timeStamp }) => {
      const isWide = container.scrollWidth > container.clientWidth + 1;
      begun = touch && !second && !isWide ? pointOf(touch, timeStamp) : undefined;
    },
    options,
  );
  container.addEventListener(
    'touchend',
    ({ changedTouches: [touch], timeStamp }) => {
      if (!begun || !touch) return;
      const [along, across] = [touch.clientX - begun.x, touch.clientY - begun.y];
      const isStroke = Math.abs(along) > FAR_ENOUGH_PX && Math.abs(along) > 2 * Math.abs(across);
      if (isStroke && timeStamp - begun.at < SLOWEST_MS) reader.turn(along < 0 ? 1 : -1);
      begun = undefined;
    },
    options,
  );
};

/** Two fingers, or the wheel with Ctrl (as which a touchpad tells of two fingers), enlarge around where they are. */
export const bindTouch = (container: HTMLElement, reader: Reader): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  new TouchManager({
    container,
    signal,
    onPinching: ([x = 0, y = 0]: number[], before: number, now: number) => reader.zoomAround(now / before, { x, y }),
  });
  turnBySwipe(container, reader, signal);
  container.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      reader.zoomAround(Math.exp(-event.deltaY * WHEEL), event);
    },
    { signal, passive: false },
  );
  return () => over.abort();
};

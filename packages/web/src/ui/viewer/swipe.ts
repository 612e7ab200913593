const FAR_ENOUGH_PX = 60;
const SLOWEST_MS = 600;

type Point = { x: number; y: number; at: number };

const pointOf = ({ clientX: x, clientY: y }: Touch, at: number): Point => ({ x, y, at });

/** Whether what is touched, or something around it within the container, scrolls horizontally. */
const scrollsAcross = (container: HTMLElement, target: EventTarget | null): boolean => {
  for (let element = target instanceof Element ? target : container; element; ) {
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible') return true;
    if (element === container || element.parentElement === null) return false;
    element = element.parentElement;
  }
  return false;
};

/** A quick horizontal swipe turns to the next (1) or the previous (-1), unless its content scrolls horizontally. */
export const turnBySwipe = (container: HTMLElement, turn: (by: 1 | -1) => void, signal: AbortSignal): void => {
  let begun: Point | undefined;
  const options = { signal, passive: true };
  container.addEventListener(
    'touchstart',
    ({ target, touches: [touch, second], timeStamp }) => {
      begun = touch && !second && !scrollsAcross(container, target) ? pointOf(touch, timeStamp) : undefined;
    },
    options,
  );
  container.addEventListener(
    'touchend',
    ({ changedTouches: [touch], timeStamp }) => {
      if (!begun || !touch) return;
      const [dx, dy] = [touch.clientX - begun.x, touch.clientY - begun.y];
      const isStroke = Math.abs(dx) > FAR_ENOUGH_PX && Math.abs(dx) > 2 * Math.abs(dy);
      if (isStroke && timeStamp - begun.at < SLOWEST_MS) turn(dx < 0 ? 1 : -1);
      begun = undefined;
    },
    options,
  );
};

import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import classes from './action-bar.module.css';

/** Smaller differences are the bars of the browser that come and go. */
const LEAST_PX = 80;

const subscribe = (listener: () => void): (() => void) => {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
};

/** How much of the page's foot a phone's keyboard covers; a page that was enlarged by two fingers is not covered. */
const covered = (): number => {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0;
  const height = Math.round(window.innerHeight - view.height - view.offsetTop);
  return height < LEAST_PX ? 0 : height;
};

/** The keyboard of a phone lies over the page and makes it no smaller: what stands at the foot is to stand above it. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, covered);

type Props = {
  label: string;
  /** It stands where it is written: what is in it stays as it is when the window gets narrower or wider. */
  plain?: boolean;
  children: ReactNode;
};

/** A little air above it. */
const AIR = 16;

/**
 * A bar that stays in view at the bottom of an area's page, clear of a phone's home indicator and above its keyboard. It
 * grows with what is typed into it, and so does the room it leaves below the page, which is there before anybody sees it.
 */
export const ActionBar = ({ label, plain = false, children }: Props) => {
  const { ref, height } = useElementSize();
  const keyboard = useKeyboardHeight();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (plain) return;
    const { style } = document.documentElement;
    const covered = (bar.current?.offsetHeight ?? height) + keyboard;
    // What has the focus is not to be below it, and toasts stand above it.
    style.scrollPaddingBottom = `${covered + AIR}px`;
    style.setProperty('--action-bar', `${covered}px`);
  }, [height, keyboard, plain]);
  // Not with each new height: without its room for a moment, a page that stands at its end jumps back.
  useLayoutEffect(() => {
    if (plain) return;
    return () => {
      const { style } = document.documentElement;
      style.scrollPaddingBottom = '';
      style.removeProperty('--action-bar');
    };
  }, [plain]);
  return (
    <>
      {!plain && <div aria-hidden className={classes.room} />}
      <section
        ref={bar}
        className={plain ? undefined : classes.bar}
        style={plain ? undefined : { bottom: keyboard }}
        aria-label={plain ? undefined : label}
      >
        <div ref={ref}>{children}</div>
      </section>
    </>
  );
};

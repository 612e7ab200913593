import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import classes from './action-bar.module.css';

/** Smaller differences are caused by the browser's own toolbars. */
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

/** The keyboard of a phone covers the page without resizing it; elements at the bottom must be moved above it. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, covered);

type Props = {
  label: string;
  /** It is part of the normal layout; its content keeps its state when the window is resized. */
  plain?: boolean;
  children: ReactNode;
};

/** A little air above it. */
const AIR = 16;

/**
 * A bar that stays in view at the bottom of an area's page, above a phone's home indicator and keyboard. It grows with
 * its content, and so does the space that it reserves below the page before the first paint.
 */
export const ActionBar = ({ label, plain = false, children }: Props) => {
  const { ref, height } = useElementSize();
  const keyboard = useKeyboardHeight();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (plain) return;
    const { style } = document.documentElement;
    const covered = (bar.current?.offsetHeight ?? height) + keyboard;
    // Focused elements are not hidden below it, and toasts appear above it.
    style.scrollPaddingBottom = `${covered + AIR}px`;
    style.setProperty('--action-bar', `${covered}px`);
  }, [height, keyboard, plain]);
  // Not at each change of height: without its space for a moment, a page scrolled to its end would jump.
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

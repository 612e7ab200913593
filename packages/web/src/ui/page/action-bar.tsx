import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './action-bar.module.css';
import { useKeyboardHeight } from './keyboard.ts';

type Props = { label: string; children: ReactNode };

/** A little air above it. */
const AIR = 16;

/**
 * A bar that stays in view at the bottom of an area's page, clear of a phone's home indicator and above its keyboard. It
 * grows with what is typed into it, and so does the room it leaves below the page, which is there before anybody sees it.
 */
export const ActionBar = ({ label, children }: Props) => {
  const { ref, height } = useElementSize();
  const keyboard = useKeyboardHeight();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const covered = (bar.current?.offsetHeight ?? height) + keyboard;
    // What has the focus is not to be below it, and toasts stand above it.
    style.scrollPaddingBottom = `${covered + AIR}px`;
    style.setProperty('--action-bar', `${covered}px`);
  }, [height, keyboard]);
  // Not with each new height: without its room for a moment, a page that stands at its end jumps back.
  useLayoutEffect(
    () => () => {
      const { style } = document.documentElement;
      style.scrollPaddingBottom = '';
      style.removeProperty('--action-bar');
    },
    [],
  );
  return (
    <>
      <div aria-hidden className={classes.room} />
      <section ref={bar} className={classes.bar} style={{ bottom: keyboard }} aria-label={label}>
        <div ref={ref}>{children}</div>
      </section>
    </>
  );
};

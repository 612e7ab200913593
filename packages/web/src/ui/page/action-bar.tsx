import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './action-bar.module.css';
import { useKeyboardHeight } from './keyboard.ts';

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

import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './action-bar.module.css';
import { useKeyboardHeight } from './keyboard.ts';

type Props = { label: string; children: ReactNode };

/** Its padding, and a little air. */
const AROUND = 40;

/**
 * A bar that stays in view at the bottom of an area's page, clear of a phone's home indicator and above
 * its keyboard. It grows with what is
 * typed into it, and so does the room it leaves below the page.
 */
export const ActionBar = ({ label, children }: Props) => {
  const { ref, height } = useElementSize();
  const keyboard = useKeyboardHeight();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // What has the focus is not to be below it, and toasts stand above it.
    style.scrollPaddingBottom = `${height + AROUND}px`;
    style.setProperty('--action-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--action-bar');
    };
  }, [height]);
  return (
    <>
      <div aria-hidden className={classes.room} style={{ height }} />
      <section ref={bar} className={classes.bar} style={{ bottom: keyboard }} aria-label={label}>
        <div ref={ref}>{children}</div>
      </section>
    </>
  );
};

import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import classes from './action-bar.module.css';

type Props = { label: string; children: ReactNode };

/** Its padding, and a little air. */
const AROUND = 40;

/**
 * A bar that stays in view at the bottom of an area's page, clear of a phone's home indicator. It grows with what is
 * typed into it, and so does the room it leaves below the page.
 */
export const ActionBar = ({ label, children }: Props) => {
  const { ref, height } = useElementSize();
  useEffect(() => {
    // What has the focus is not to be below it.
    document.documentElement.style.scrollPaddingBottom = `${height + AROUND}px`;
    return () => {
      document.documentElement.style.scrollPaddingBottom = '';
    };
  }, [height]);
  return (
    <>
      <div aria-hidden style={{ height }} />
      <section className={classes.bar} aria-label={label}>
        <div ref={ref}>{children}</div>
      </section>
    </>
  );
};

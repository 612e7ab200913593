import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

type Props = { label: string; children: ReactNode };

/**
 * A bar that stays in view at the bottom of an area's page, clear of a phone's home indicator. It grows with what is
 * typed into it, and so does the room it leaves below the page.
 */
export const ActionBar = ({ label, children }: Props) => {
  const { ref, height } = useElementSize();
  return (
    <>
      <div aria-hidden style={{ height }} />
      <section className={classes.bar} aria-label={label}>
        <div ref={ref}>{children}</div>
      </section>
    </>
  );
};

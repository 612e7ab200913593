import { type ReactNode, useId } from 'react';
import classes from './report-view.module.css';

/** A part of a report under its heading. */
export const Section = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
};

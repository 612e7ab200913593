import { type ReactNode, useId } from 'react';
import files from '../../../ui/files/saved.module.css';
import classes from './approval-view.module.css';

type Props = { title: string; children: ReactNode; after?: ReactNode };

/** A block of what comes with the paper: its heading, and a row for each. */
export const AttachedBlock = ({ title, children, after }: Props) => {
  const id = useId();
  return (
    <section className={classes.attached} aria-labelledby={id}>
      <h2 id={id} className={classes.attachedTitle}>
        {title}
      </h2>
      <ul className={files.files} aria-labelledby={id}>
        {children}
      </ul>
      {after}
    </section>
  );
};

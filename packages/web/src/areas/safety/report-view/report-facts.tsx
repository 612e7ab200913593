import type { ReactNode } from 'react';
import classes from './report-view.module.css';

export type Fact = { key: string; label: string; text: ReactNode };

/** What is said, each under what it is called. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ key, label, text }) => (
      <div key={key} className={classes.fact}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

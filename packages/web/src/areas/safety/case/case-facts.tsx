import { type ReactNode, useId } from 'react';
import texts from './case.module.css';
import classes from './case-facts.module.css';

export type Fact = { key: string; label: string; text: ReactNode };

/** Texts under their labels. */
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

/** A part of a record under its heading. */
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

/** A longer text under its label, with its spaces and line breaks. */
export const TextFact = ({ label, text }: { label: string; text: string }) => (
  <div className={texts.text}>
    <h3>{label}</h3>
    <p>{text}</p>
  </div>
);

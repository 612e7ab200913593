import classes from './case.module.css';

/** A longer text under what it is called, kept to the letter. */
export const TextFact = ({ label, text }: { label: string; text: string }) => (
  <div className={classes.text}>
    <h3>{label}</h3>
    <p>{text}</p>
  </div>
);

import classes from './marked.module.css';
import { runsOf } from './runs.ts';

/** A line with the words of a search marked in it. */
export const Marked = ({ line, search }: { line: string; search: string }) => (
  <span className={classes.marked}>
    {runsOf(line, search).map(({ from, text, isHit }) => (isHit ? <mark key={from}>{text}</mark> : text))}
  </span>
);

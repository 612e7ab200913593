import classes from './named.module.css';

/** What a question says, and of what: not all of it may stand on the page from which it is asked. */
export const Named = ({ message, names }: { message: string; names: readonly string[] }) => (
  <>
    {message}
    <ul className={classes.names}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none moves
        <li key={place}>{name}</li>
      ))}
    </ul>
  </>
);

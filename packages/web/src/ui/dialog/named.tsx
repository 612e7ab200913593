import classes from './named.module.css';

export type NamedRecord = { id: number; name: string };

/** What a question says, and of what: not all of it may stand on the page from which it is asked. */
export const Named = ({ message, records }: { message: string; records: readonly NamedRecord[] }) => (
  <>
    {message}
    <ul className={classes.names}>
      {records.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  </>
);

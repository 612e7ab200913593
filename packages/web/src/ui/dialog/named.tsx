import classes from './named.module.css';

export type NamedRecord = { id: number; name: string };

/** The message of a question and the records it is about, some of which may not be visible on the page. */
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

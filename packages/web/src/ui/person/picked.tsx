import { ScrollArea } from '@mantine/core';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './picker.module.css';

type WhoProps = { name: ReactNode; note?: ReactNode };

/** A name, and below it what tells it apart. */
export const Who = ({ name, note }: WhoProps) => (
  <span className={classes.who}>
    {note === undefined ? (
      name
    ) : (
      <>
        <b>{name}</b>
        <small>{note}</small>
      </>
    )}
  </span>
);

/** In place of the photo of one that is no person. */
export const PictureBox = ({ children }: { children: ReactNode }) => (
  <span className={classes.picture}>{children}</span>
);

type RowProps = HTMLAttributes<HTMLLIElement> & {
  /** It is being dragged to another place. */
  dragged?: boolean;
};

/** One that has been picked. */
export const PickedRow = ({ dragged = false, ...row }: RowProps) => (
  <li {...row} className={classes.row} data-dragged={dragged || undefined} />
);

/** Why something cannot be picked or taken off. */
export const Refusal = ({ children }: { children: string }) => <small className={classes.refusal}>{children}</small>;

/** In place of rows that are not there. */
export const NoRows = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>;

type BoxProps = { height: number; empty: string; isEmpty: boolean; children: ReactNode };

/** The box of what has been picked. */
export const PickedBox = ({ height, empty, isEmpty, children }: BoxProps) => (
  <ScrollArea.Autosize mah={{ base: 'none', sm: height }} className={classes.chosen}>
    {isEmpty && <NoRows>{empty}</NoRows>}
    {children}
  </ScrollArea.Autosize>
);

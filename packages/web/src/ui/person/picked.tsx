import { ScrollArea } from '@mantine/core';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './picker.module.css';

type WhoProps = { name: ReactNode; note?: ReactNode };

/** A name, and below it a note to distinguish it. */
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

/** Instead of a photo, for an entry that is not a person. */
export const PictureBox = ({ children }: { children: ReactNode }) => (
  <span className={classes.picture}>{children}</span>
);

type RowProps = HTMLAttributes<HTMLLIElement> & {
  /** It is being dragged. */
  dragged?: boolean;
};

/** One that has been picked. */
export const PickedRow = ({ dragged = false, ...row }: RowProps) => (
  <li {...row} className={classes.row} data-dragged={dragged || undefined} />
);

/** Why something cannot be picked or removed. */
export const Refusal = ({ children }: { children: string }) => <small className={classes.refusal}>{children}</small>;

/** Shown when there are no rows. */
export const NoRows = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>;

type BoxProps = { height: number; empty: string; isEmpty: boolean; children: ReactNode };

/** The box with the picked ones. */
export const PickedBox = ({ height, empty, isEmpty, children }: BoxProps) => (
  <ScrollArea.Autosize mah={{ base: 'none', sm: height }} className={classes.chosen}>
    {isEmpty && <NoRows>{empty}</NoRows>}
    {children}
  </ScrollArea.Autosize>
);

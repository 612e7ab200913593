import type { MouseEventHandler, ReactNode } from 'react';
import classes from './row-button.module.css';

type Props = {
  /** The act and its row, such as 김도현 수정. */
  label: string;
  disabled?: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
};

/** A small button within a row; plain, since a tree of departments draws thousands. */
export const RowButton = ({ label, disabled = false, onClick, children }: Props) => (
  <button
    type="button"
    className={classes.button}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);

import { IconChevronRight } from '@tabler/icons-react';
import classes from './toggle.module.css';

type Props = { label: string; open: boolean; onToggle: () => void };

/** Expands and collapses a row; above the link that covers the row. */
export const RowToggle = ({ label, open, onToggle }: Props) => (
  <button type="button" className={classes.toggle} aria-expanded={open} aria-label={label} onClick={onToggle}>
    <IconChevronRight size={16} aria-hidden />
  </button>
);

import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './fold.module.css';

/** A strip that opens what it sums up. */
export const Fold = ({ label, children }: { label: ReactNode; children: ReactNode }) => {
  const [open, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes.fold}>
      <UnstyledButton className={classes.strip} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span className={classes.label}>{label}</span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={id} className={classes.inside} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
};

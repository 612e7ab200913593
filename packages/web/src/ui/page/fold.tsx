import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './fold.module.css';

type Props = {
  label: ReactNode;
  /** There is enough room, so its content is shown without the strip. */
  plain?: boolean;
  children: ReactNode;
};

/** A strip that expands its content. */
export const Fold = ({ label, plain = false, children }: Props) => {
  const [open, setOpen] = useState(false);
  /**
   * Content that was shown openly stays mounted, hidden, when the window gets narrower: one of its dialogs may be open.
   */
  const [stays, setStays] = useState(plain);
  if (plain && !stays) setStays(true);
  const id = useId();
  const toggle = (): void => {
    setStays(false);
    setOpen(!open);
  };
  return (
    <div className={classes.fold}>
      {!plain && (
        <UnstyledButton className={classes.strip} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <span className={classes.label}>{label}</span>
          <IconChevronDown size={18} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      )}
      <div id={id} className={plain ? undefined : classes.inside} hidden={!plain && !open}>
        {(plain || open || stays) && children}
      </div>
    </div>
  );
};

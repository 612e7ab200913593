import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tool.module.css';

type Props = {
  label: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** For a button that shows and hides something. */
  expanded?: boolean;
  shortcut?: string;
};

/** A toolbar button: an icon with a tooltip. It stays focusable while disabled. */
export const Tool = ({ label, children, onClick, disabled = false, expanded, shortcut }: Props) => (
  <Tooltip label={label}>
    <ActionIcon
      className={classes.tool}
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);

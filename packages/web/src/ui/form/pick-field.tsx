import { Button, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './form.module.css';
import type { Bound } from './form-field.tsx';

type Props = {
  bound: Pick<Bound<unknown>, 'id' | 'label' | 'required' | 'error'>;
  disabled?: boolean;
  icon: ReactNode;
  /** Label of the button that opens the dialog. */
  button: string;
  dialog: (close: () => void) => ReactNode;
  /** The present choice. */
  children: ReactNode;
};

/** A field whose value is chosen in a dialog: the present choice, and the button that opens it. */
export const PickField = (props: Props) => {
  const { bound, disabled = false, icon, button, dialog, children } = props;
  const { id, label, required, error } = bound;
  const [choosing, setChoosing] = useState(false);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <div className={classes.pick}>
        {children}
        <Button
          id={id}
          variant="default"
          leftSection={icon}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={() => setChoosing(true)}
        >
          {button}
        </Button>
      </div>
      {choosing && dialog(() => setChoosing(false))}
    </Input.Wrapper>
  );
};

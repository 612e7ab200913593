import { Button, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../problems.ts';
import classes from '../styles.module.css';

type Props = {
  field: 'lines' | 'referrers' | 'attachedDocs';
  error: string | undefined;
  required?: boolean;
  disabled?: boolean;
  icon: ReactNode;
  /** What the button that opens the dialog says. */
  button: string;
  dialog: (close: () => void) => ReactNode;
  /** What was chosen so far. */
  children: ReactNode;
};

/** A field whose value is chosen in a dialog: what was chosen, and the button that opens it. */
export const WritePickField = (props: Props) => {
  const { field, error, required = false, disabled = false, icon, button, dialog, children } = props;
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const id = fieldId(field);
  return (
    <Input.Wrapper
      label={t(`approval.write.field.${field}`)}
      labelElement="div"
      required={required}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <div className={classes.pickField}>
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

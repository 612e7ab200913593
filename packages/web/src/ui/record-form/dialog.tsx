import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog-frame.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import classes from './styles.module.css';

type Props = {
  title: string;
  /** The verb of the act, such as 등록. */
  confirmLabel: string;
  dirty: boolean;
  busy: boolean;
  /** Enough is filled in to try. */
  ready: boolean;
  /** What the person has to decide first, in place of the confirm button's act. */
  conflict: ReactNode;
  /** Stands in place of the cancel button while something is under way that can be stopped. */
  stop?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** After an attempt the first wrong field has the focus, once the form has come back from being busy. */
const useFocusWrong = (busy: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const [attempted, setAttempted] = useState(false);
  useEffect(() => {
    if (!attempted || busy) return;
    setAttempted(false);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempted, busy]);
  return { form, attempt: () => setAttempted(true) };
};

/** A dialog with a form: confirmed once, and not left with changes unasked. */
export const FormDialog = (props: Props) => {
  const { title, confirmLabel, dirty, busy, ready, conflict, stop, onConfirm, onClose, children } = props;
  const { t } = useTranslation();
  const { form, attempt } = useFocusWrong(busy);
  const { asking, mayLeave } = useLeaveGuard(dirty);
  const close = async (): Promise<void> => {
    if (!busy && (await mayLeave())) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    onConfirm();
  };
  return (
    <Dialog title={title} size={720} closeOnClickOutside={false} closeOnEscape={!asking} onClose={() => void close()}>
      {conflict}
      <form ref={form} noValidate onSubmit={submit}>
        <div className={classes.fields} inert={busy}>
          {children}
        </div>
        <div className={classes.footer}>
          {stop || (
            <Button variant="default" disabled={busy} onClick={() => void close()}>
              {t('ui.cancel')}
            </Button>
          )}
          <Button type="submit" disabled={!ready || Boolean(conflict)} loading={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/dialog-frame.tsx';
import { useOnce } from '../dialog/once.ts';
import { uiWords } from '../ui.words.ts';
import classes from './form.module.css';
import { useGuardedClose } from './unsaved-guard.ts';

/** Focuses the first people field with text that was typed but not chosen; returns whether there is one. */
const focusUnchosen = (form: HTMLElement): boolean => {
  const field = form.querySelector<HTMLElement>('[data-unchosen]');
  field?.focus();
  return field !== null;
};

type Props = {
  title: string;
  /** The verb of the act, such as 등록. */
  confirmLabel: string;
  dirty: boolean;
  busy: boolean;
  /** Enough is filled in to try. */
  ready?: boolean;
  /** Replaces the confirm button while the user has to resolve a conflict. */
  conflict?: ReactNode;
  /** Replaces the cancel button while an act runs that can be stopped. */
  stop?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that is submitted once and asks before discarding changes. */
export const FormDialog = (props: Props) => {
  const { title, confirmLabel, dirty, busy, ready = true, conflict, stop, onConfirm, onClose, children } = props;
  const { t } = useTranslation();
  const guarded = useGuardedClose(dirty, onClose);
  const close = (): void => {
    if (!busy) guarded.onClose();
  };
  const once = useOnce();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!focusUnchosen(event.currentTarget)) once(onConfirm);
  };
  return (
    <Dialog title={title} size={720} {...guarded} onClose={close}>
      {conflict}
      <form noValidate onSubmit={submit}>
        <div className={classes.fields} inert={busy}>
          {children}
        </div>
        <div className={classes.footer}>
          {stop || (
            <Button variant="default" disabled={busy} onClick={close}>
              {t(uiWords.cancel)}
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

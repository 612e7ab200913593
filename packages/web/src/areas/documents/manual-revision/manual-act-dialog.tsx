import type { ManualRevision } from '@portal/contract/documents';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { useAttention } from '../../../ui/form/attention.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { type Form, useDirty } from '../../../ui/form/form-state.ts';
import { revisionMeta } from './manual-revision.queries.ts';

type Props<Values extends Record<string, unknown>> = {
  title: string;
  form: Form<Values>;
  /** Something next to the form counts as typed. */
  isChanged?: boolean;
  act: () => Promise<ManualRevision>;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** An act on a revision with a form: problems are shown at their fields, and nothing typed is lost. */
export const ManualActDialog = <Values extends Record<string, unknown>>(props: Props<Values>) => {
  const { title, form, isChanged = false, act, done, onClose, children } = props;
  const [failure, setFailure] = useState<string>();
  const dirty = useDirty(form);
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    meta: revisionMeta,
    onSuccess: () => {
      notifySuccess(done);
      onClose();
    },
    onError: (error) => {
      if (isFailure(error)) form.showErrors(error.errors);
      if (!isFailure(error) || error.errors.length === 0) setFailure(messageOf(error));
    },
  });
  const look = useAttention(form, isPending);
  const confirm = (): void => {
    setFailure(undefined);
    if (form.isFine()) mutate();
    look();
  };
  return (
    <FormDialog
      title={title}
      confirmLabel={title}
      dirty={dirty || isChanged}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {failure !== undefined && <Notice className={kit.whole} title={failure} />}
      {children}
    </FormDialog>
  );
};

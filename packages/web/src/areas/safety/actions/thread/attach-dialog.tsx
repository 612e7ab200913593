import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isFailure, messageOf } from '../../../../platform/failure.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { FileDrop } from '../../../../ui/files/drop.tsx';
import { FormDialog } from '../../../../ui/form/dialog.tsx';
import { Notice } from '../../../../ui/form/notice.tsx';
import kit from '../../../../ui/form/styles.module.css';
import { safetyKeys } from '../../report/lookups.api.ts';
import { actionWords } from '../action.words.ts';
import { actMeta, attach } from '../acts.api.ts';
import type { ActionRef } from '../api.ts';
import { useChosenFiles } from './chosen-files.ts';
import classes from './styles.module.css';

type Props = {
  of: ActionRef & { tid: number };
  /** How many files the message has. */
  there: number;
  onClose: () => void;
};

/** Brings further files to a message of one's own, on the day it was written. */
const AttachDialog = ({ of, there, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const files = useChosenFiles(there);
  const sending = useRef<AbortController>(undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      sending.current = new AbortController();
      const { signal } = sending.current;
      return attach(
        of,
        files.items.map(({ file }) => file),
        { onProgress: files.progress, signal },
      );
    },
    meta: actMeta,
    onSuccess: onClose,
    onError: () => {
      files.wait();
      void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
    },
  });
  const failure = error && error.name !== 'AbortError' ? error : undefined;
  return (
    <FormDialog
      title={t(actionWords.thread.addFiles)}
      confirmLabel={t(actionWords.thread.attach)}
      dirty={files.items.length > 0}
      busy={isPending}
      ready={files.items.length > 0}
      onConfirm={mutate}
      onClose={onClose}
    >
      {failure && (
        <Notice className={kit.whole} title={messageOf(failure)}>
          {isFailure(failure) && failure.errors.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <div className={kit.whole}>
        <FileDrop
          label={t(actionWords.thread.files)}
          waiting={t(actionWords.thread.fileWaits)}
          camera
          limits={files.limits}
          stored={[]}
          items={files.items}
          disabled={isPending}
          onAdd={files.add}
          onRemove={files.remove}
          onRemoveStored={() => undefined}
          onCancel={() => sending.current?.abort()}
        />
        <p className={classes.wrong} role="alert">
          {files.refusal}
        </p>
      </div>
    </FormDialog>
  );
};

export default AttachDialog;

import { Button } from '@mantine/core';
import type { Words } from '@portal/contract/kernel';
import type { Message as ThreadMessage } from '@portal/contract/safety';
import { IconPaperclip } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FileDrop } from '../../../ui/files/drop.tsx';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import type { Status } from '../../../ui/look/theme.ts';
import type { Message } from '../../../ui/page/messages.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { departmentNameOf } from '../../../ui/person/person-picker-texts.ts';
import { safetyKeys } from '../safety.queries.ts';
import { type ActionRef, actMeta, attach } from './action.queries.ts';
import { actionWords } from './action.words.ts';
import { MessageFileRows } from './action-files.tsx';
import classes from './action-thread.module.css';
import { useChosenFiles } from './thread-draft.tsx';

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
    mutationFn: async () => {
      sending.current = new AbortController();
      const { signal } = sending.current;
      return attach(
        of,
        files.items.map(({ file }) => file),
        {
          onProgress: files.progress,
          signal,
        },
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

type Act = { words: Words; status: Status };

const request = (completed: boolean | null): Act => {
  if (completed === null) return { words: actionWords.thread.act.requested, status: 'info' };
  return completed
    ? { words: actionWords.thread.act.requestAccepted, status: 'ok' }
    : { words: actionWords.thread.act.requestRefused, status: 'neutral' };
};

/** What a message did besides saying something. */
const actOf = ({ actionType, actionCompleted, answerTo }: ThreadMessage): Act | undefined => {
  const acts: Readonly<Record<ThreadMessage['actionType'], Act | undefined>> = {
    None: undefined,
    SavedRootCause: { words: actionWords.thread.act.rootCause, status: 'info' },
    Closed: answerTo === null ? request(actionCompleted) : { words: actionWords.thread.act.accepted, status: 'ok' },
    Rejected: { words: actionWords.thread.act.rejected, status: 'no' },
    Canceled: { words: actionWords.thread.act.cancelled, status: 'no' },
  };
  return acts[actionType];
};

const MessageText = ({ message }: { message: ThreadMessage }) => {
  const act = actOf(message);
  return (
    <>
      {act && (
        <span className={classes.did}>
          <StatusBadge status={act.status}>{translate(act.words)}</StatusBadge>
        </span>
      )}
      {message.content}
    </>
  );
};

const MessageFiles = ({ of, message }: { of: ActionRef; message: ThreadMessage }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { attachedFiles: files, can, id } = message;
  return (
    <>
      {files.length > 0 && <MessageFileRows of={of} files={files} />}
      {can.files === true && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPaperclip size={14} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t(actionWords.thread.addFiles)}
        </Button>
      )}
      {isOpen && <AttachDialog of={{ ...of, tid: id }} there={files.length} onClose={close} />}
    </>
  );
};

/** A message as the thread draws it. */
export const shownMessage = (of: ActionRef, message: ThreadMessage, me: number): Message => ({
  key: String(message.id),
  author: nameOf(message.author),
  note: departmentNameOf(message.author),
  at: message.createdDate,
  own: message.author.id === me,
  text: <MessageText message={message} />,
  files: (message.attachedFiles.length > 0 || message.can.files !== undefined) && (
    <MessageFiles of={of} message={message} />
  ),
});

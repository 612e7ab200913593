import { Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { type Lesson, lessonLimits } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { safetyKeys } from '../safety.queries.ts';
import { giveBackLesson } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';

type Props = { lesson: Lesson; onClose: () => void };

/** Gives a lesson back with a reason. */
export const LessonReturnDialog = ({ lesson: { id, version, title }, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => giveBackLesson({ id, version, reason }),
    onSuccess: () => {
      notifySuccess(t(lessonScreenWords.done.return), title);
      onClose();
    },
    meta: { refreshes: [safetyKeys.all], ownErrors: true },
  });
  const leave = (): void => {
    onClose();
    // Somebody else may have been faster.
    if (error) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  };
  return (
    <FormDialog
      title={t(lessonScreenWords.return.title)}
      confirmLabel={t(lessonScreenWords.act.return)}
      dirty={reason !== ''}
      busy={isPending}
      ready={!isBlankText(reason)}
      onConfirm={() => mutate()}
      onClose={leave}
    >
      {error && <Notice className={kit.whole} title={messageOf(error)} />}
      <Textarea
        className={kit.whole ?? ''}
        label={t(lessonScreenWords.return.reason)}
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={lessonLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
};

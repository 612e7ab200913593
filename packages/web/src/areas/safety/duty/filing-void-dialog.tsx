import { Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { filingLimits } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { safetyKeys } from '../safety.queries.ts';
import { voidMutation } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';

const words = dutyScreenWords.filing;

type Props = { reportId: number; filingId: number; onClose: () => void };

/** Voids a filing that was recorded wrongly, with the reason. */
export const FilingVoidDialog = ({ reportId, filingId, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    ...voidMutation,
    onSuccess: () => {
      notifySuccess(t(words.voidDone));
      onClose();
    },
  });
  const leave = (): void => {
    onClose();
    // Somebody else may have been faster.
    if (error) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  };
  return (
    <FormDialog
      title={t(words.voidTitle)}
      confirmLabel={t(words.void)}
      dirty={reason !== ''}
      busy={isPending}
      ready={!isBlankText(reason)}
      onConfirm={() => mutate({ reportId, filingId, reason })}
      onClose={leave}
    >
      {error && <Notice className={kit.whole} title={messageOf(error)} />}
      <Textarea
        className={kit.whole ?? ''}
        label={t(words.voidReason)}
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={filingLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
};

import { Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { type Investigation, investigationLimits } from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../platform/failure.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { FormDialog } from '../../../../ui/form/dialog.tsx';
import { Notice } from '../../../../ui/form/notice.tsx';
import kit from '../../../../ui/form/styles.module.css';
import { notifySuccess } from '../../../../ui/toast/notify.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import { returnMutation } from '../api.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';

type Props = { investigation: Investigation; onClose: () => void };

/** Gives the post process back with a reason. */
const ReturnDialog = ({ investigation: { id, version, investigationNo }, onClose }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    ...returnMutation,
    onSuccess: () => {
      notifySuccess(t(investigationPartsWords.postProcess.returned), investigationNo);
      onClose();
    },
  });
  const leave = () => {
    onClose();
    // Somebody may have been faster.
    if (error) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  };
  const failure = error && messageOf(error);
  return (
    <FormDialog
      title={t(investigationPartsWords.postProcess.returnTitle)}
      confirmLabel={t(investigationPartsWords.postProcess.return)}
      dirty={reason !== ''}
      busy={isPending}
      ready={!isBlankText(reason)}
      onConfirm={() => mutate({ id, version, reason })}
      onClose={leave}
    >
      {failure && <Notice className={kit.whole} title={failure} />}
      <Textarea
        className={kit.whole ?? ''}
        label={t(investigationPartsWords.postProcess.reason)}
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={investigationLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
};

export default ReturnDialog;

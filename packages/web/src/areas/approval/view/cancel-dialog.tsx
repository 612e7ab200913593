import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { type ApprovalDocument, checkCancellation, limits } from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useKeptText } from '../../../platform/unsaved/kept-text.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';
import { sentencesOf } from '../../../ui/form/paths.ts';
import { notifyDone } from '../../../ui/toast/notify.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { cancelMutation } from '../document/api.ts';
import { vacationWords } from '../write/vacation/vacation.words.ts';
import { recordName } from './act-words.tsx';
import { approvalViewWords } from './approval-view.words.ts';
import { cancellationName } from './left-words.tsx';

type Props = {
  document: ApprovalDocument;
  onClose: () => void;
  onFailure: (error: unknown) => void;
};

/** Takes the document back; the reason is for those who have already read it. */
export const DocumentCancelDialog = ({ document, onClose, onFailure }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const reason = useKeptText(cancellationName(document));
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...cancelMutation,
    onSuccess: () => {
      reason.forget();
      notifyDone(t(approvalViewWords.cancel.done), recordName(document));
      onClose();
    },
    onError: (error) => {
      onClose();
      onFailure(error);
    },
  });
  const send = () => {
    const [problem] = checkCancellation({ cancellationReason: reason.text });
    setWrong(problem && sentencesOf([problem])[0]?.message);
    if (!problem && !isPending) mutate({ id: document.id, cancellationReason: reason.text.trim() });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(approvalViewWords.cancel.title)}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
    >
      <Text mb="sm">{t(document.vacation ? vacationWords.cancelMessage : approvalViewWords.cancel.message)}</Text>
      <Textarea
        data-autofocus
        required
        label={t(approvalViewWords.cancel.reason)}
        description={
          wrong === undefined &&
          t(approvalViewWords.cancel.left, { count: limits.cancellationReason - reason.text.length })
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.cancellationReason}
        value={reason.text}
        error={wrong}
        onChange={(event) => {
          reason.change(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
        <Button color="red" loading={isPending} onClick={send}>
          {t(approvalViewWords.cancel.button)}
        </Button>
      </Group>
    </Modal>
  );
};

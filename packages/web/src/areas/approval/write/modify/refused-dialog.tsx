import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Dialog } from '../../../../ui/dialog/frame.tsx';
import { approvalViewWords } from '../../view/approval-view.words.ts';
import { approvalFormWords } from '../approval-form.words.ts';

type Props = {
  /** Why it can no longer be changed. */
  reason: string;
  busy: boolean;
  onSaveAsNew: () => void;
  /** To the document, without what was written. */
  onBack: () => void;
  onClose: () => void;
};

/** Somebody acted on the document while one wrote: Enter keeps what was written, and closing leaves one with it in the form. */
export const RefusedDialog = ({ reason, busy, onSaveAsNew, onBack, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t(approvalViewWords.alert.title)} closeOnClickOutside={false} onClose={onClose}>
      <Text>{reason}</Text>
      <Text mt="xs">{t(approvalFormWords.modify.kept)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={busy} onClick={onBack}>
          {t(approvalFormWords.modify.giveUp)}
        </Button>
        <Button data-autofocus loading={busy} onClick={onSaveAsNew}>
          {t(approvalFormWords.saveAsNew)}
        </Button>
      </Group>
    </Dialog>
  );
};

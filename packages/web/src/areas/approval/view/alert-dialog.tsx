import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';

type Props = { message: string; onClose: () => void };

/** Tells what went wrong and waits until it is read. */
export const DocumentAlertDialog = ({ message, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('approval.alert.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text>{message}</Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {t('ui.confirm')}
        </Button>
      </Group>
    </Modal>
  );
};

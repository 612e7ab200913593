import { Box, Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { useFocusBack } from './focus-back.ts';

type Props = { title: string; message: string; onClose: () => void; children?: ReactNode };

/** Shows what went wrong and waits until it is closed. */
export const AlertDialog = ({ title, message, onClose, children }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t(uiWords.close) }}>
      <Text>{message}</Text>
      {children && <Box mt="sm">{children}</Box>}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {t(uiWords.confirm)}
        </Button>
      </Group>
    </Modal>
  );
};

import { Button, Group, Modal, Text } from '@mantine/core';
import { type ApprovalDocument, rejectedLines } from '@portal/contract/approval';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from '../comment/styles.module.css';
import { titledName } from '../document/people.ts';
import { approvalViewWords } from './approval-view.words.ts';

type Props = { document: ApprovalDocument; onClose: () => void; onRewrite: () => void };

/** Who rejected the document and why, and the way to write it again. */
export const DocumentRejectDialog = ({ document, onClose, onRewrite }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(approvalViewWords.do.viewReject)}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
    >
      {rejectedLines(document).map(({ id, approver, actionDate, comment }) => (
        <section key={id}>
          <Text fw={600}>{titledName(approver)}</Text>
          {actionDate !== null && (
            <Text size="sm" c="dimmed" mb="xs">
              <time dateTime={actionDate}>{instantText(actionDate)}</time>
            </Text>
          )}
          <p className={classes.text}>{comment}</p>
        </section>
      ))}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
        <Button onClick={onRewrite}>{t(approvalViewWords.do.rewrite)}</Button>
      </Group>
    </Modal>
  );
};

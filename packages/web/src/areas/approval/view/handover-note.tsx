import { Alert } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { namesOf } from '../document/people.ts';
import { approvalViewWords } from './approval-view.words.ts';

/** Whoever waits for the document learns that it stands still at somebody who has left, and who can move it. */
export const HandoverNote = ({ lines }: Pick<ApprovalDocument, 'lines'>) => {
  const { t } = useTranslation();
  const left = lines.filter(({ waitsForHandover }) => waitsForHandover);
  if (left.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconUserOff aria-hidden />}
      mb="lg"
      title={t(approvalViewWords.left, { names: namesOf(left) })}
    >
      {t(approvalViewWords.leftHint)}
    </Alert>
  );
};

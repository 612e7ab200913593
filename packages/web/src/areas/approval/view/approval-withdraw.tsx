import { Button } from '@mantine/core';
import { type ApprovalDocument, limits } from '@portal/contract/approval';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { withdrawMutation } from '../document/approval-document.queries.ts';
import { recordName } from '../document/approval-document-texts.ts';
import { TextDialog } from './approval-text-dialog.tsx';
import { withdrawalName } from './approval-unsent-texts.tsx';
import { approvalViewWords } from './approval-view.words.ts';

type Props = { document: ApprovalDocument; onFailure: (error: unknown) => void };

/** Takes one's own approval back, at its mark; nothing where there is none to take back. */
export const WithdrawButton = ({ document, onFailure }: Props) => {
  const { t } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const line = document.lines.find(({ can }) => can.withdraw === true);
  return (
    <>
      {line && (
        <Button variant="subtle" size="compact-xs" onClick={() => setOpened(true)}>
          {t(approvalViewWords.withdraw.button)}
        </Button>
      )}
      {line && isOpened && (
        <TextDialog
          title={t(approvalViewWords.withdraw.title)}
          message={t(approvalViewWords.withdraw.message)}
          label={t(approvalViewWords.withdraw.comment)}
          button={t(approvalViewWords.withdraw.button)}
          done={t(approvalViewWords.withdraw.done)}
          record={recordName(document)}
          name={withdrawalName(document.id, line.approver.id)}
          limit={limits.comment}
          mutation={withdrawMutation}
          inputOf={(text) => ({ id: document.id, lineId: line.id, comment: text === '' ? null : text })}
          onClose={() => setOpened(false)}
          onFailure={onFailure}
        />
      )}
    </>
  );
};

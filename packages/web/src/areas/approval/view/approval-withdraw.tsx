import { Button } from '@mantine/core';
import { type ApprovalDocument, limits } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { withdrawMutation } from '../document/approval-document.queries.ts';
import { recordName } from '../document/approval-document-texts.ts';
import { TextDialog } from './approval-text-dialog.tsx';
import { withdrawalName } from './approval-unsent-texts.tsx';
import { approvalViewWords } from './approval-view.words.ts';

type ButtonProps = { document: ApprovalDocument; onOpen: () => void };

const withdrawable = ({ lines }: ApprovalDocument) => lines.find(({ can }) => can.withdraw === true);

/** Starts a withdrawal at the user's mark; undefined if there is none to withdraw. */
export const WithdrawButton = ({ document, onOpen }: ButtonProps) => {
  const { t } = useTranslation();
  return (
    withdrawable(document) && (
      <Button variant="subtle" size="compact-xs" onClick={onOpen}>
        {t(approvalViewWords.withdraw.button)}
      </Button>
    )
  );
};

type Props = { document: ApprovalDocument; onClose: () => void; onFailure: (error: unknown) => void };

/** Withdraws one's own approval. Placed outside of the box, which is collapsed on a narrow window. */
export const WithdrawDialog = ({ document, onClose, onFailure }: Props) => {
  const { t } = useTranslation();
  const line = withdrawable(document);
  return (
    line && (
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
        onClose={onClose}
        onFailure={onFailure}
      />
    )
  );
};

import type { ApprovalDocument } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { DifferenceTable } from '../../../ui/form/differences.tsx';
import { contentDifferences } from '../document/content-differences.ts';
import { approvalViewWords } from './approval-view.words.ts';

type Props = { read: ApprovalDocument; now: ApprovalDocument; onClose: () => void };

/** What of a document changed since its reader read it, to be confirmed before they decide. */
const ChangedDialog = ({ read, now, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <AlertDialog
      title={t(approvalViewWords.alert.changedTitle)}
      message={t(approvalViewWords.alert.changed)}
      onClose={onClose}
    >
      <DifferenceTable place="reading" differences={contentDifferences(read, now)} />
    </AlertDialog>
  );
};

export default ChangedDialog;

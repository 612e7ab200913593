import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { approvalViewWords } from './approval-view.words.ts';

type Props = { message: string; onClose: () => void };

/** Tells what could not be done with a document. */
export const DocumentAlertDialog = (props: Props) => {
  const { t } = useTranslation();
  return <AlertDialog title={t(approvalViewWords.alert.title)} {...props} />;
};

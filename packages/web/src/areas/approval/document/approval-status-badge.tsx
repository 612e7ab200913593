import type { DocumentStatus } from '@portal/contract/approval';
import { approvalDocumentWords } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';

const meaning: Record<DocumentStatus, Status> = {
  Draft: 'neutral',
  InProgress: 'wait',
  Completed: 'ok',
  Rejected: 'no',
  Canceled: 'neutral',
};

export const DocumentStatusBadge = ({ status }: { status: DocumentStatus }) => {
  const { t } = useTranslation();
  return <StatusBadge status={meaning[status]}>{t(approvalDocumentWords.status[status])}</StatusBadge>;
};

import type { DocumentStatus } from '@portal/contract/approval';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Status } from '../../../ui/theme.ts';

const meaning: Record<DocumentStatus, Status> = {
  Draft: 'neutral',
  InProgress: 'wait',
  Completed: 'ok',
  Rejected: 'no',
  Canceled: 'neutral',
};

export const DocumentStatusBadge = ({ status }: { status: DocumentStatus }) => {
  const { t } = useTranslation();
  return <StatusBadge status={meaning[status]}>{t(`approval.status.${status}`)}</StatusBadge>;
};

import { type ActionStatus, caseWords, type HazardStatus, type InvestigationStatus } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';

type CaseStatus = InvestigationStatus | HazardStatus | ActionStatus;

const meaning: Record<CaseStatus, Status> = {
  Open: 'info',
  InProgress: 'wait',
  Approval: 'wait',
  Action: 'wait',
  Reassessment: 'wait',
  Closed: 'ok',
  Completed: 'ok',
  Cancelled: 'neutral',
};

/** The status of an investigation, a hazard or an action. */
export const CaseStatusBadge = ({ status }: { status: CaseStatus }) => {
  const { t } = useTranslation();
  return <StatusBadge status={meaning[status]}>{t(caseWords.status[status])}</StatusBadge>;
};

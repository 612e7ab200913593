import { type ReportStatus, reportWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { reportStatusesQuery } from '../catalogue/catalogue.queries.ts';

const meaning: Record<ReportStatus, Status> = {
  Draft: 'neutral',
  Open: 'info',
  HazardIdentification: 'wait',
  FirstRiskAssessment: 'wait',
  SecondRiskAssessment: 'wait',
  Notification: 'wait',
  Action: 'wait',
  ThirdRiskAssessment: 'wait',
  Closed: 'ok',
};

/**
 * The catalogue's name of a status in capitals; a status that the catalogue lacks is shown unchanged
 * (rules/safety.md#report-status).
 */
export const ReportStatusBadge = ({ status, wraps = false }: { status: ReportStatus; wraps?: boolean }) => {
  const { t } = useTranslation();
  const { data: catalogue } = useQuery(reportStatusesQuery);
  const description = catalogue?.find(({ value }) => value === status)?.description ?? status;
  return (
    <span title={t(reportWords.status[status])}>
      <StatusBadge status={meaning[status]} wraps={wraps}>
        {description.toUpperCase()}
      </StatusBadge>
    </span>
  );
};

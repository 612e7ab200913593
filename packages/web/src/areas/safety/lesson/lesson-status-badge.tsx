import { type LessonStatus, lessonWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';

const meaning: Record<LessonStatus, Status> = { Draft: 'neutral', Waiting: 'wait', Published: 'ok' };

/** The status of a lesson. */
export const LessonStatusBadge = ({ status }: { status: LessonStatus }) => {
  const { t } = useTranslation();
  return <StatusBadge status={meaning[status]}>{t(lessonWords.status[status])}</StatusBadge>;
};

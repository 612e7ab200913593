import { useNavigate } from '@tanstack/react-router';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { LateAlert } from '../../../ui/late/alert.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';

type Props = { error: Error; driveId: number; onRetry: () => void };

/** What is not there is told, and the way leads to the list of its drive; what may pass on its own is offered again. */
export const DocumentFailure = ({ error, driveId, onRetry }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!isFailure(error, 'not-found')) return <FailureNote error={error} onRetry={onRetry} />;
  const place = { to: '/documentcenter/list/$driveId', params: { driveId: String(driveId) } } as const;
  return (
    <LateAlert
      title={t('documentsView.failed')}
      message={t('documentsView.remove.gone')}
      onClose={() => void navigate({ ...place, replace: true })}
    />
  );
};

import { Navigate, useNavigate } from '@tanstack/react-router';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { useMoved } from '../drive/moved.ts';
import { documentViewWords } from './document-view.words.ts';

type Props = { error: Error; driveId: number; id: number; onRetry: () => void };

/** An old address leads to where the document stands now; what is gone is told, and the way leads to its drive. */
const NotThere = ({ driveId, id }: Pick<Props, 'driveId' | 'id'>) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isAsking, to } = useMoved(driveId, id);
  if (isAsking) return <RecordSkeleton />;
  if (to !== undefined)
    return <Navigate to="/documentcenter/view/$driveId/$docId" params={{ driveId: to, docId: String(id) }} replace />;
  const list = { to: '/documentcenter/list/$driveId', params: { driveId: String(driveId) } } as const;
  return (
    <AlertDialog
      title={t(documentViewWords.failed)}
      message={t(documentViewWords.remove.gone)}
      onClose={() => void navigate({ ...list, replace: true })}
    />
  );
};

/** What came instead of a document; what may pass on its own is offered again. */
export const DocumentFailure = ({ error, driveId, id, onRetry }: Props) =>
  isFailure(error, 'not-found') ? <NotThere {...{ driveId, id }} /> : <FailureNote error={error} onRetry={onRetry} />;

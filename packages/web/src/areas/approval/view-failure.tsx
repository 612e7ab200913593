import { useNavigate, useRouter } from '@tanstack/react-router';
import { isFailure } from '../../platform/failure.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { DocumentAlertDialog } from './document-alert-dialog.tsx';

/** What may pass on its own is offered again; a refusal is told, and the way leads to the approval entry (spec 1, section 2). */
export const ViewFailure = ({ error }: { error: unknown }) => {
  const router = useRouter();
  const navigate = useNavigate();
  const refused = isFailure(error) && error.status >= 400 && error.status < 500;
  const shown = error instanceof Error ? error : new Error(String(error));
  if (!refused) return <FailureNote error={shown} onRetry={() => void router.invalidate()} />;
  return (
    <DocumentAlertDialog message={error.message} onClose={() => void navigate({ to: '/approval', replace: true })} />
  );
};

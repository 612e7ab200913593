import { IconFileOff } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { PageTitle } from '../../../ui/page/header.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { ViewerNotice } from '../../../ui/viewer/notice.tsx';
import { useMoved } from '../drive/moved.ts';
import type { DocumentPlace } from './api.ts';
import { documentPreviewWords } from './document-preview.words.ts';

/**
 * An old address leads to where the document stands now. Of one that is gone it is told, and the tab closed; where the
 * browser does not allow that, the page says so.
 */
export const PreviewGone = ({ driveId, docId }: DocumentPlace) => {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  const { isAsking, to } = useMoved(driveId, docId);
  const title = t(documentPreviewWords.gone.title);
  const message = t(documentPreviewWords.gone.message);
  const close = (): void => {
    setTold(true);
    window.close();
  };
  if (isAsking) return null;
  if (to !== undefined)
    return (
      <Navigate
        to="/documentcenter/preview/$driveId/$docId"
        params={{ driveId: to, docId: String(docId) }}
        search
        replace
      />
    );
  return (
    <main style={{ height: '100dvh' }}>
      <PageTitle title={message} />
      <ViewerNotice icon={IconFileOff} message={message} hint={t(documentPreviewWords.gone.closeTab)}>
        <TextLink to="/documentcenter">{t(documentPreviewWords.gone.toDocuments)}</TextLink>
      </ViewerNotice>
      {!isTold && <AlertDialog title={title} message={message} onClose={close} />}
    </main>
  );
};

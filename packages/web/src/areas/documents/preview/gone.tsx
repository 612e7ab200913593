import { IconFileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { lateDialog } from '../../../ui/late/dialog.ts';
import { PageTitle } from '../../../ui/page/header.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { ViewerNotice } from '../../../ui/viewer/notice.tsx';

const AlertDialog = lateDialog(async () => ({ default: (await import('../../../ui/dialog/alert.tsx')).AlertDialog }));

/** Tells that there is no such document, and closes the tab; where the browser does not allow that, the page says so. */
export const PreviewGone = () => {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  const title = t('documentsPreview.gone.title');
  const message = t('documentsPreview.gone.message');
  const close = (): void => {
    setTold(true);
    window.close();
  };
  return (
    <main style={{ height: '100dvh' }}>
      <PageTitle title={message} />
      <ViewerNotice icon={IconFileOff} message={message} hint={t('documentsPreview.gone.closeTab')}>
        <TextLink to="/documentcenter">{t('documentsPreview.gone.toDocuments')}</TextLink>
      </ViewerNotice>
      {!isTold && <AlertDialog title={title} message={message} onClose={close} onMissing={close} />}
    </main>
  );
};

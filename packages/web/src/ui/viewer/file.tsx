import type { ComponentType } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { late } from '../late/part.tsx';
import { type Kind, kindOf, type ShownFile } from './kinds.ts';
import { ViewerNotice } from './notice.tsx';

const viewers: Record<Kind, ComponentType<ShownFile>> = {
  pdf: late(() => import('./pdf/viewer.tsx')),
  picture: late(() => import('./picture/viewer.tsx')),
  plain: late(() => import('./plain/viewer.tsx')),
};

/** Shows a file as what it is: a PDF, a picture, a text. */
export const FileViewer = (shown: ShownFile) => {
  const { t } = useTranslation();
  const kind = kindOf(shown.file);
  if (kind === undefined)
    return <ViewerNotice message={t('viewer.damaged')} hint={t('viewer.downloadHint')} onDownload={shown.onDownload} />;
  const Viewer = viewers[kind];
  return <Viewer {...shown} />;
};

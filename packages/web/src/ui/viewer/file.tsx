import type { ComponentType } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { type Kind, kindOf, type ShownFile } from './kinds.ts';
import { ViewerNotice } from './notice.tsx';
import PictureViewer from './picture/viewer.tsx';
import PlainViewer from './plain/viewer.tsx';
import { viewerWords } from './viewer.words.ts';

const viewers: Record<Kind, ComponentType<ShownFile>> = {
  pdf: lazyComponent(() => import('./pdf/viewer.tsx')),
  picture: PictureViewer,
  plain: PlainViewer,
};

/** Shows a file as what it is: a PDF, a picture, a text. */
export const FileViewer = (shown: ShownFile) => {
  const { t } = useTranslation();
  const kind = kindOf(shown.file);
  if (kind === undefined)
    return (
      <ViewerNotice message={t(viewerWords.damaged)} hint={t(viewerWords.downloadHint)} onDownload={shown.onDownload} />
    );
  const Viewer = viewers[kind];
  return <Viewer {...shown} />;
};

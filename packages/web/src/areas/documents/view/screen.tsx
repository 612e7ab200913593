import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { isFailure } from '../../../platform/failure.ts';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notifications/opened.ts';
import { useViewed } from '../../../platform/unsaved/viewed.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { documentWords } from '../document.words.ts';
import { driveName } from '../drive/name.ts';
import { FileIcon } from '../file/icon.tsx';
import type { DriveSearch } from '../list/search.ts';
import { DocumentActions, type Opened } from './actions.tsx';
import { driveDocumentQuery } from './api.ts';
import { documentViewWords } from './document-view.words.ts';
import { DocumentFacts } from './facts.tsx';
import { DocumentFailure } from './failure.tsx';
import { ReadMark } from './read-mark.tsx';
import { Revisions } from './revisions.tsx';

type Props = { listSearch: DriveSearch };

type Shown = Props & ComponentProps<typeof DocumentActions>;

const View = ({ document, listSearch, opened, onOpen }: Shown) => {
  const { t } = useTranslation();
  const { drive, revision, title, manual, docType, fileName } = document;
  useOpened('documents/document', document.id);
  useViewed({
    href: `/documentcenter/view/${drive.id}/${document.id}`,
    label: title,
    note: [manual?.docNo, driveName(drive)].filter(Boolean).join(' · '),
  });
  const back = linkOptions({
    to: '/documentcenter/list/$driveId',
    params: { driveId: String(drive.id) },
    // Where nobody came from a list, it is the one in which the document stands.
    search: { ...listSearch, docType: listSearch.docType ?? document.docType },
    state: { row: document.id },
  });
  return (
    <>
      <BackLink link={back}>{t(documentViewWords.toList, { name: driveName(drive) })}</BackLink>
      <PageHeader
        title={title}
        over={
          <>
            <FileIcon fileName={fileName} />
            <span>{[t(documentWords.docType[docType]), manual?.docNo].filter(Boolean).join(' · ')}</span>
          </>
        }
        meta={
          <>
            <span>
              {t(documentWords.revisionOf, { version: revision.version })} · {slashedDay(revision.revisionDate)}
            </span>
            <ReadMark document={document} />
          </>
        }
        actions={<DocumentActions {...{ document, opened, onOpen }} />}
      />
      <DocumentFacts document={document} />
      <Revisions document={document} />
    </>
  );
};

/** One document with its revisions and what its reader may do. */
export const DocumentViewScreen = ({ driveId, id, listSearch }: Props & { driveId: number; id: number }) => {
  const [opened, setOpened] = useState<Opened>();
  const { data, error, refetch } = useQuery({
    ...driveDocumentQuery(driveId, id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  // What is chosen in a dialog is not taken away with what stands behind it: that follows once the dialog is closed.
  if (data && (opened || !isFailure(error, 'not-found')))
    return <View document={data} onOpen={setOpened} {...{ listSearch, opened }} />;
  if (!error) return <RecordSkeleton />;
  return <DocumentFailure error={error} onRetry={() => void refetch()} {...{ driveId, id }} />;
};

import { Button, Skeleton } from '@mantine/core';
import type { DriveDocument } from '@portal/contract/documents';
import { addDays } from '@portal/contract/kernel';
import { IconDownload, IconFileOff, IconFileText, IconRefreshAlert } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isFailure, isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import type { RangedFile } from '../../../platform/files/ranged-file.ts';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageTitle } from '../../../ui/page/page-header.tsx';
import { QueuePosition } from '../../../ui/queue/queue-bar.tsx';
import { useQueue } from '../../../ui/queue/use-queue.ts';
import { FileViewer } from '../../../ui/viewer/viewer-file.tsx';
import { ViewerNotice } from '../../../ui/viewer/viewer-notice.tsx';
import { useCurrentDrive } from '../document/document-location.ts';
import { documentRevisionWords } from '../document/document-revision.words.ts';
import { useRecentDocument } from '../personal-document/personal-document.queries.ts';
import classes from './document-preview.module.css';
import {
  type DocumentPlace,
  type PreviewSearch,
  previewedQuery,
  previewFileQuery,
  saveRevision,
} from './document-preview.queries.ts';
import { documentPreviewWords } from './document-preview.words.ts';
import { PreviewMarkRead } from './document-preview-mark-read.tsx';

/** The revision that the address names; without a name the current one. */
const revisionIn = (document: DriveDocument | undefined, { id, version }: PreviewSearch): number | undefined => {
  if (id !== undefined || !document) return id;
  const named = [...document.upcoming, ...document.revisions].find((revision) => revision.version === version);
  return version === undefined ? document.revision.id : named?.id;
};

/** The same file, saying when it no longer may be read. */
const watched = (file: RangedFile, onRefused: () => void): RangedFile => ({
  ...file,
  read: (...range) =>
    file.read(...range).catch((error: unknown) => {
      if (isRefusal(error)) onRefused();
      throw error;
    }),
});

/** A document, the opened revision, and its file. */
const usePreview = (place: DocumentPlace, search: PreviewSearch) => {
  const document = useQuery({ ...previewedQuery(place), refetchOnWindowFocus: 'always' });
  const revisionId = revisionIn(document.data, search);
  const file = useQuery({ ...previewFileQuery(place, revisionId ?? 0), enabled: revisionId !== undefined });
  const { refetch } = document;
  const shown = useMemo(() => file.data && watched(file.data, () => void refetch()), [file.data, refetch]);
  const isDeleted =
    isFailure(document.error, 'not-found') ||
    isFailure(file.error, 'not-found') ||
    (document.data !== undefined && revisionId === undefined);
  return {
    document: document.data,
    revision: [...(document.data?.upcoming ?? []), ...(document.data?.revisions ?? [])].find(
      ({ id }) => id === revisionId,
    ),
    revisionId,
    file: shown,
    isDeleted,
    error: document.error ?? file.error,
    retry: () => {
      if (document.error) void document.refetch();
      if (file.error) void file.refetch();
    },
  };
};

/**
 * An old address is redirected to the present drive of the document. A missing document is reported, and the tab is
 * closed; if the browser does not allow that, the page says so.
 */
const PreviewDeleted = ({ driveId, docId }: DocumentPlace) => {
  const { t } = useTranslation();
  const [isDismissed, setDismissed] = useState(false);
  const { isAsking, to } = useCurrentDrive(driveId, docId);
  const title = t(documentPreviewWords.deleted.title);
  const message = t(documentPreviewWords.deleted.message);
  const close = (): void => {
    setDismissed(true);
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
      <ViewerNotice icon={IconFileOff} message={message} hint={t(documentPreviewWords.deleted.closeTab)}>
        <TextLink to="/documentcenter">{t(documentPreviewWords.deleted.toDocuments)}</TextLink>
      </ViewerNotice>
      {!isDismissed && <AlertDialog title={title} message={message} onClose={close} />}
    </main>
  );
};

const waits = ({ isRead }: DriveDocument): boolean => !isRead;

/** The reading queue and one of its documents: the queue includes the drive of each, since an address needs both. */
const useReadingQueue = ({ docId }: DocumentPlace, queue: string | undefined) => {
  const queryClient = useQueryClient();
  return useQueue({
    id: docId,
    queue,
    recordOf: ({ id, where }) => previewedQuery({ driveId: where, docId: id }),
    waits,
    prefetchMore: ({ id, driveId, revision }) =>
      void queryClient.prefetchQuery(previewFileQuery({ driveId, docId: id }, revision.id)),
    linkOf: ({ id, where }, text) =>
      linkOptions({
        to: '/documentcenter/preview/$driveId/$docId',
        params: { driveId: String(where), docId: String(id) },
        search: { queue: text },
      }),
    list: linkOptions({ to: '/documentcenter' }),
  });
};

type BandProps = { revision: DriveDocument['revisions'][number] };

/** Shows immediately whether a revision is no longer in force, or not yet. */
const PeriodBand = ({ revision }: BandProps) => {
  const { t } = useTranslation();
  const { state, inForceFrom, inForceUntil, can } = revision;
  if (state === 'Scheduled')
    return (
      <div className={classes.band} data-state={state} role="status">
        {t(documentRevisionWords.notYet, { day: slashedDay(inForceFrom ?? '') })}
      </div>
    );
  // Of a manual that is not controlled an old one is not shown at all.
  if (state !== 'Superseded' || can.preview !== true) return null;
  const last = inForceUntil === null ? '' : slashedDay(addDays(inForceUntil, -1));
  return (
    <div className={classes.band} data-state={state} role="status">
      {t(documentRevisionWords.superseded, { from: slashedDay(inForceFrom ?? ''), last })}
    </div>
  );
};

/** Files that cannot be shown here but can be downloaded. */
const isNotShown = (error: Error): boolean =>
  isFailure(error, 'old-revision') || isFailure(error, 'preview-unsupported');

type Props = DocumentPlace & { search: PreviewSearch };

/** A document to be read, in a tab of its own. */
export const PreviewScreen = ({ driveId, docId, search }: Props) => {
  const { t } = useTranslation();
  const { document, revision, revisionId, file, isDeleted, error, retry } = usePreview({ driveId, docId }, search);
  const isCurrent = document !== undefined && document.revision.id === revisionId;
  const isToBeRead = isCurrent || revision?.state === 'Scheduled';
  useOpened('documents/document', isToBeRead ? docId : undefined);
  useRecentDocument(document?.id);
  const { bar, leave } = useReadingQueue({ driveId, docId }, search.queue);
  const save = useMutation({ mutationFn: (revId: number) => saveRevision({ driveId, docId }, revId) });
  const words = useMemo(() => search.q?.split(/\s+/).filter((word) => word !== '') ?? [], [search.q]);
  if (isDeleted) return <PreviewDeleted driveId={driveId} docId={docId} />;
  const onDownload = (): void => {
    if (revisionId !== undefined && !save.isPending) save.mutate(revisionId);
  };
  const version = revision && t(documentPreviewWords.revision, { version: revision.version });
  return (
    <div className={classes.screen}>
      <PageTitle title={document && version ? `${document.title} ${version}` : t(documentPreviewWords.title)} />
      <header className={classes.header}>
        <IconFileText className={classes.icon} size={20} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          {document ? (
            <>
              <h1 className={classes.title} tabIndex={-1}>
                {document.title}
              </h1>
              <p className={classes.meta}>
                {version} · {revision?.fileName}
              </p>
            </>
          ) : (
            <Skeleton height={16} width={240} aria-label={t(documentPreviewWords.loading)} />
          )}
        </div>
        <QueuePosition queue={bar} />
        <div className={classes.actions}>
          <Button
            className={classes.download}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={save.isPending}
            disabled={revisionId === undefined}
            aria-label={t(documentPreviewWords.download)}
            onClick={onDownload}
          >
            <span className={classes.label}>{t(documentPreviewWords.download)}</span>
          </Button>
          {document && revision && isToBeRead && (
            <PreviewMarkRead document={document} revision={revision} onDone={bar && leave} />
          )}
        </div>
      </header>
      {revision && <PeriodBand revision={revision} />}
      {document?.needsConfirmation && revision && revision.state !== 'Superseded' && (
        <p className={classes.said}>{revision.description}</p>
      )}
      {document && !isToBeRead && (
        <div className={classes.newer} role="status">
          <IconRefreshAlert size={16} aria-hidden />
          <span>{t(documentPreviewWords.newer, { version: document.revision.version })}</span>
          <TextLink
            to="/documentcenter/preview/$driveId/$docId"
            params={{ driveId: String(driveId), docId: String(docId) }}
            search={{ id: document.revision.id, queue: search.queue }}
          >
            {t(documentPreviewWords.openNewer)}
          </TextLink>
        </div>
      )}
      <main className={classes.content} id="content">
        {error && isNotShown(error) && !file && <ViewerNotice message={messageOf(error)} onDownload={onDownload} />}
        {error && !isNotShown(error) && !file && <FailureNote error={error} onRetry={retry} />}
        {file && <FileViewer file={file} page={search.page} words={words} onDownload={onDownload} />}
      </main>
    </div>
  );
};

import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconFileText, IconRefreshAlert } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isFailure, messageOf } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notifications/opened.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageTitle } from '../../../ui/page/header.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { QueuePosition } from '../../../ui/queue/place.tsx';
import { FileViewer } from '../../../ui/viewer/file.tsx';
import { ViewerNotice } from '../../../ui/viewer/notice.tsx';
import type { PreviewSearch } from './address.ts';
import { type DocumentPlace, saveRevision } from './api.ts';
import { documentPreviewWords } from './document-preview.words.ts';
import { PreviewGone } from './gone.tsx';
import { MarkRead } from './mark-read.tsx';
import { useReadingQueue } from './queue.ts';
import classes from './styles.module.css';
import { usePreview } from './use-shown.ts';

/** Files that are not shown here, and are there all the same. */
const isNotShown = (error: Error): boolean =>
  isFailure(error, 'old-revision') || isFailure(error, 'preview-unsupported');

type Props = DocumentPlace & { search: PreviewSearch };

/** A document to be read, in a tab of its own. */
export const PreviewScreen = ({ driveId, docId, search }: Props) => {
  const { t } = useTranslation();
  const { document, revision, revisionId, file, isGone, error, retry } = usePreview({ driveId, docId }, search);
  const isCurrent = document !== undefined && document.revision.id === revisionId;
  useOpened('documents/document', isCurrent ? docId : undefined);
  const { bar, leave } = useReadingQueue({ driveId, docId }, search.queue);
  const save = useMutation({ mutationFn: (revId: number) => saveRevision({ driveId, docId }, revId) });
  const words = useMemo(() => search.q?.split(/\s+/).filter((word) => word !== '') ?? [], [search.q]);
  if (isGone) return <PreviewGone driveId={driveId} docId={docId} />;
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
          {isCurrent && <MarkRead document={document} onDone={bar && leave} />}
        </div>
      </header>
      {document && !isCurrent && (
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

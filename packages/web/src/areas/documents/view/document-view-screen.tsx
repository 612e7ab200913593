import { Button } from '@mantine/core';
import type { DriveDocument } from '@portal/contract/documents';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, Navigate, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { slashedDay, slashedInstantDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { useViewed } from '../../../platform/unsaved/viewed-records.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { showToast } from '../../../ui/dialog/toast-shown.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { documentKeys, driveDocumentQuery } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { useCurrentDrive } from '../document/document-location.ts';
import { FileIcon, ReadBadge } from '../document/document-marks.tsx';
import { documentRevisionWords } from '../document/document-revision.words.ts';
import { driveName } from '../drive/drive.queries.ts';
import type { DriveSearch } from '../list/document-list-search.ts';
import { FavouriteStar } from '../personal-document/favourite-star.tsx';
import { useRecentDocument } from '../personal-document/personal-document.queries.ts';
import { Revisions } from './document-revisions.tsx';
import classes from './document-view.module.css';
import { markDocumentRead } from './document-view.queries.ts';
import { documentViewWords } from './document-view.words.ts';
import { DocumentActions, type Opened } from './document-view-actions.tsx';

type Fact = [key: string, label: string, text: ReactNode];

/** The data of a document's manual. */
const useManualFacts = ({ manual, driveId }: DriveDocument): Fact[] => {
  const { t } = useTranslation();
  if (manual === null) return [];
  const kind = t(documentViewWords.manualOf, {
    type: t(documentWords.manualType[manual.manualType]),
    class: t(documentWords.manualClass[manual.manualClass]),
  });
  return [
    ['kind', t(documentWords.field.manual), kind],
    [
      'docNo',
      t(documentWords.field.docNo),
      <TextLink
        key="docNo"
        to="/documentcenter/manual/$driveId/$manualId"
        params={{ driveId: String(driveId), manualId: String(manual.id) }}
        inherit
      >
        {`${manual.docNo} · ${t(documentViewWords.toManual)}`}
      </TextLink>,
    ],
    ['abbr', t(documentWords.field.abbr), manual.abbr],
  ];
};

/** The data of a document: kind, people and drive; empty fields are left out. */
const DocumentFacts = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const id = useId();
  const { drive, department, creator } = document;
  const facts: Fact[] = [
    ['docType', t(documentWords.field.docType), t(documentWords.docType[document.docType])],
    ...useManualFacts(document),
    ['subTitle', t(documentWords.field.subTitle), document.subTitle],
    [
      'drive',
      t(documentWords.field.drive),
      <TextLink key="drive" to="/documentcenter/list/$driveId" params={{ driveId: String(drive.id) }} inherit>
        {driveName(drive)}
      </TextLink>,
    ],
    ['department', t(documentWords.field.department), nameOf(department)],
    ['creator', t(documentWords.field.creator), `${nameOf(creator)} · ${nameOf(creator.department)}`],
    ['createdDate', t(documentWords.field.createdDate), slashedInstantDay(document.createdDate)],
    ['file', t(documentWords.field.file), document.fileName],
  ];
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t(documentViewWords.details)}
      </h2>
      <dl className={classes.facts}>
        {facts
          .filter(([, , text]) => text !== null)
          .map(([key, label, text]) => (
            <div key={key} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** Whether the reader has read the current revision, and the way to say so. */
const ReadMark = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => markDocumentRead(document),
    onSuccess: () => notifySuccess(t(documentViewWords.marked), document.title),
    // The data behind a message may change, so the message names its subject.
    onError: ({ message }) => showToast('error', t(documentViewWords.notMarked, { message }), document.title),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentKeys.all }),
    meta: { ownErrors: true },
  });
  return (
    <>
      <ReadBadge isRead={document.isRead} isAsked={false} />
      {!document.isRead && !document.needsConfirmation && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isPending}
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => mutate()}
        >
          {t(documentViewWords.markRead)}
        </Button>
      )}
    </>
  );
};

type DocumentFailureProps = { error: Error; driveId: number; id: number; onRetry: () => void };

/**
 * An old address is redirected to the present drive of the document; a missing one is reported with a link to its
 * drive.
 */
const NotThere = ({ driveId, id }: Pick<DocumentFailureProps, 'driveId' | 'id'>) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isAsking, to } = useCurrentDrive(driveId, id);
  if (isAsking) return <RecordSkeleton />;
  if (to !== undefined)
    return <Navigate to="/documentcenter/view/$driveId/$docId" params={{ driveId: to, docId: String(id) }} replace />;
  const list = { to: '/documentcenter/list/$driveId', params: { driveId: String(driveId) } } as const;
  return (
    <AlertDialog
      title={t(documentViewWords.failed)}
      message={t(documentWords.missing)}
      onClose={() => void navigate({ ...list, replace: true })}
    />
  );
};

/** Shown instead of a document; a temporary failure can be retried. */
const DocumentFailure = ({ error, driveId, id, onRetry }: DocumentFailureProps) =>
  isFailure(error, 'not-found') ? <NotThere {...{ driveId, id }} /> : <FailureNote error={error} onRetry={onRetry} />;

type Props = { listSearch: DriveSearch };

type Shown = Props & ComponentProps<typeof DocumentActions>;

const View = ({ document, listSearch, opened, onOpen }: Shown) => {
  const { t } = useTranslation();
  const { drive, revision, title, manual, docType, fileName, upcoming } = document;
  useOpened('documents/document', document.id);
  useRecentDocument(document.id);
  useViewed({
    href: `/documentcenter/view/${drive.id}/${document.id}`,
    label: title,
    note: [manual?.docNo, driveName(drive)].filter(Boolean).join(' · '),
  });
  const back = linkOptions({
    to: '/documentcenter/list/$driveId',
    params: { driveId: String(drive.id) },
    // Without a list to return to, it is the list that contains the document.
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
            {upcoming.map((each) => (
              <StatusBadge key={each.id} status="info">
                {t(documentRevisionWords.upcoming, { version: each.version, day: slashedDay(each.inForceFrom ?? '') })}
              </StatusBadge>
            ))}
            <ReadMark document={document} />
            <FavouriteStar document={document} />
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
  // An open dialog keeps its subject when the data behind it changes; the page follows once the dialog is closed.
  if (data && (opened || !isFailure(error, 'not-found')))
    return <View document={data} onOpen={setOpened} {...{ listSearch, opened }} />;
  if (!error) return <RecordSkeleton />;
  return <DocumentFailure error={error} onRetry={() => void refetch()} {...{ driveId, id }} />;
};

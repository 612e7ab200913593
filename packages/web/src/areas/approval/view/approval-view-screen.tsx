import { Alert } from '@mantine/core';
import type { ApprovalDocument, DocumentList } from '@portal/contract/approval';
import { IconUserOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { useViewed } from '../../../platform/unsaved/viewed-records.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { showToast } from '../../../ui/dialog/toast-shown.tsx';
import { DifferenceTable } from '../../../ui/form/differences.tsx';
import { useIsMounted } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { QueueLine } from '../../../ui/queue/queue-bar.tsx';
import { useMe } from '../../identity/index.ts';
import { approvalKeys, isDocumentLost } from '../document/approval-document.queries.ts';
import { DocumentAlertDialog, DocumentLoader } from '../document/approval-document-loader.tsx';
import { namesOf, recordName } from '../document/approval-document-texts.ts';
import { contentDifferences } from '../form/approval-form-differences.ts';
import type { ListSearch } from '../list/approval-addresses.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { HistoryPanel, useDocumentRead } from '../question/history-panel.tsx';
import { QuestionPanel } from '../question/question-panel.tsx';
import { ViewActBar } from './approval-act-bar.tsx';
import { ViewAttached, ViewFiles } from './approval-attachments.tsx';
import { ViewPaper } from './approval-paper.tsx';
import { ViewReferrers } from './approval-referrers.tsx';
import { SubjectCard } from './approval-subject-card.tsx';
import { UnsentTexts } from './approval-unsent-texts.tsx';
import { approvalViewWords } from './approval-view.words.ts';
import { ViewActions } from './approval-view-actions.tsx';
import { ViewHeader } from './approval-view-header.tsx';
import { type Place, useDocumentQueue } from './approval-view-queue.ts';
import { WithdrawButton, WithdrawDialog } from './approval-withdraw.tsx';

type ViewBackLinkProps = {
  id: number;
  list: DocumentList;
  search: ListSearch;
  queue: string | undefined;
  linkedDocId: number | undefined;
};

const toList = ({ id, list, search }: ViewBackLinkProps) =>
  linkOptions({ to: '/approval/documents/$list', params: { list }, search, state: { row: id } });

const toParent = (id: number, { list, search, queue }: ViewBackLinkProps) =>
  linkOptions({
    to: '/approval/documents/view/$id',
    params: { id: String(id) },
    search: { ...search, 'list-type': list, queue },
  });

/** A link to the document it was opened from, or to the list with its page and filters. */
const ViewBackLink = (props: ViewBackLinkProps) => {
  const { list, linkedDocId } = props;
  const { t } = useTranslation();
  return (
    <BackLink link={linkedDocId === undefined ? toList(props) : toParent(linkedDocId, props)}>
      {linkedDocId === undefined
        ? t(approvalViewWords.back, { list: t(approvalListWords.title[list]) })
        : t(approvalViewWords.backToParent)}
    </BackLink>
  );
};

type ChangedDialogProps = { read: ApprovalDocument; now: ApprovalDocument; onClose: () => void };

/** What of a document changed since its reader read it, to be confirmed before they decide. */
const ChangedDialog = ({ read, now, onClose }: ChangedDialogProps) => {
  const { t } = useTranslation();
  return (
    <AlertDialog
      title={t(approvalViewWords.alert.changedTitle)}
      message={t(approvalViewWords.alert.changed)}
      onClose={onClose}
    >
      <DifferenceTable place="reading" differences={contentDifferences(read, now)} />
    </AlertDialog>
  );
};

/** Tells people who wait for the document that it is blocked by a resigned approver, and who can hand it over. */
const HandoverNote = ({ lines }: Pick<ApprovalDocument, 'lines'>) => {
  const { t } = useTranslation();
  const left = lines.filter(({ waitsForHandover }) => waitsForHandover);
  if (left.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconUserOff aria-hidden />}
      mb="lg"
      title={t(approvalViewWords.resigned, { names: namesOf(left) })}
    >
      {t(approvalViewWords.resignedHint)}
    </Alert>
  );
};

/**
 * The document in the version that its reader has seen. It is refetched in the background; the reader cannot decide on
 * unseen changes before they confirm them.
 */
const useReadContent = (document: ApprovalDocument) => {
  const [read, setRead] = useState(document);
  // In a queue the next document takes its place on the same screen.
  if (read.id !== document.id) setRead(document);
  return {
    read,
    hasChanged: read.id === document.id && read.contentVersion !== document.contentVersion,
    confirm: () => setRead(document),
  };
};

type Props = {
  document: ApprovalDocument;
  place: Place;
  queue: ReturnType<typeof useDocumentQueue>;
};

const View = ({ document, place, queue: { bar, leave } }: Props) => {
  const { list, listSearch, queue, linkedDocId } = place;
  const { t } = useTranslation();
  const { employee } = useMe();
  useOpened('approval/document', document.id);
  useViewed({
    href: `/approval/documents/view/${document.id}?list-type=${list}${linkedDocId === undefined ? '' : `&linkedDocId=${linkedDocId}`}`,
    label: document.title,
    note: document.docNo ?? '',
  });
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isActing, setActing] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const line = document.lines.find(({ can }) => can.act === true);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
  const content = useReadContent(document);
  useDocumentRead(document.id, content.read.contentVersion, linkedDocId === undefined);
  const hasChanged = line !== undefined && content.hasChanged;
  const here = useIsMounted();
  const showChanges = async () => {
    await queryClient.invalidateQueries({ queryKey: approvalKeys.document(document.id) });
    // Shown if the change does not affect the decision; other changes are listed separately.
    setFailure(t(approvalViewWords.alert.changed));
  };
  const fail = (error: unknown) => {
    // A user who has moved on to another document would misread the message.
    if (!here.current) showToast('error', messageOf(error), recordName(document));
    else if (isDocumentLost(error)) refresh();
    else if (isFailure(error, 'changed-meanwhile')) void showChanges();
    else setFailure(messageOf(error));
  };
  const closeAlert = () => {
    setFailure(undefined);
    content.confirm();
    refresh();
  };
  return (
    <>
      <QueueLine queue={bar}>
        <ViewBackLink id={document.id} search={listSearch} {...{ list, queue, linkedDocId }} />
      </QueueLine>
      <ViewHeader
        document={document}
        actions={<ViewActions document={document} linkedDocId={linkedDocId} onFailure={fail} />}
      />
      <HandoverNote lines={document.lines} />
      <SubjectCard subject={document.subject} />
      <ViewPaper
        document={document}
        viewerId={employee.id}
        undo={<WithdrawButton document={document} onOpen={() => setWithdrawing(true)} />}
        referrers={<ViewReferrers onLeave={leave} onFailure={fail} {...{ document, isActing }} />}
        attached={
          <>
            <ViewAttached document={document} />
            <ViewFiles document={document} linkedDocId={linkedDocId} />
          </>
        }
      />
      <QuestionPanel document={document} onFailure={fail} />
      {linkedDocId === undefined && <HistoryPanel id={document.id} />}
      {line && (
        <ViewActBar
          // Typed text and focus are kept when the line is replaced meanwhile.
          key={line.approver.id}
          isQueued={bar !== undefined}
          onActing={setActing}
          onDone={leave}
          onFailure={fail}
          readContentVersion={content.read.contentVersion}
          viewerId={employee.id}
          {...{ document, line }}
        />
      )}
      {isWithdrawing && <WithdrawDialog document={document} onClose={() => setWithdrawing(false)} onFailure={fail} />}
      <UnsentTexts document={document} viewerId={employee.id} />
      {hasChanged && <ChangedDialog read={content.read} now={document} onClose={closeAlert} />}
      {failure !== undefined && !hasChanged && <DocumentAlertDialog message={failure} onClose={closeAlert} />}
    </>
  );
};

/** One document, read-only, with what its reader may do. */
export const ViewScreen = ({ id, ...place }: Place & { id: number }) => {
  const queue = useDocumentQueue(id, place);
  return (
    <DocumentLoader id={id} linkedDocId={place.linkedDocId} onRefused={queue.bar && queue.leave}>
      {(document) => <View {...{ document, place, queue }} />}
    </DocumentLoader>
  );
};

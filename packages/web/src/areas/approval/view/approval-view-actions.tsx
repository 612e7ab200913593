import { Button, Group, Modal, Text } from '@mantine/core';
import {
  type ApprovalDocument,
  checkCancellation,
  checkRecall,
  type DocumentAct,
  limits,
  rejectedLines,
} from '@portal/contract/approval';
import type { Words } from '@portal/contract/kernel';
import {
  IconArrowBackUp,
  IconBan,
  IconBellRinging,
  IconEdit,
  IconFileTypePdf,
  IconMessageX,
  IconRefresh,
  type TablerIcon,
} from '@tabler/icons-react';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifyDone } from '../../../ui/dialog/toast-notify.ts';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import {
  cancelMutation,
  nudgeMutation,
  pdfMutation,
  recallMutation,
  type Source,
} from '../document/approval-document.queries.ts';
import { recordName } from '../document/approval-document-texts.ts';
import { viewSearchOf } from '../list/approval-addresses.ts';
import { vacationWords } from '../vacation/vacation.words.ts';
import classes from './approval-comment.module.css';
import { TextDialog } from './approval-text-dialog.tsx';
import { cancellationName } from './approval-unsent-texts.tsx';
import { approvalViewWords } from './approval-view.words.ts';

type DocumentCancelDialogProps = {
  document: ApprovalDocument;
  onClose: () => void;
  onFailure: (error: unknown) => void;
};

/** Takes the document back; the reason is for those who have already read it. */
const DocumentCancelDialog = ({ document, ...rest }: DocumentCancelDialogProps) => {
  const { t } = useTranslation();
  return (
    <TextDialog
      title={t(approvalViewWords.cancel.title)}
      message={t(document.vacation ? vacationWords.cancelMessage : approvalViewWords.cancel.message)}
      label={t(approvalViewWords.cancel.reason)}
      button={t(approvalViewWords.cancel.button)}
      done={t(approvalViewWords.cancel.done)}
      record={recordName(document)}
      danger
      required
      name={cancellationName(document)}
      limit={limits.cancellationReason}
      check={(cancellationReason) => checkCancellation({ cancellationReason })}
      mutation={cancelMutation}
      inputOf={(cancellationReason) => ({ id: document.id, cancellationReason })}
      {...rest}
    />
  );
};

type DocumentRecallDialogProps = DocumentCancelDialogProps & { onRecalled: (document: ApprovalDocument) => void };

/** Recalls a document on which somebody acted, and opens its draft. */
const DocumentRecallDialog = ({ document, onRecalled, ...rest }: DocumentRecallDialogProps) => {
  const { t } = useTranslation();
  return (
    <TextDialog
      title={t(approvalViewWords.recall.title)}
      message={t(approvalViewWords.recall.message)}
      label={t(approvalViewWords.recall.reason)}
      button={t(approvalViewWords.recall.button)}
      done={t(approvalViewWords.recall.done)}
      record={recordName(document)}
      danger
      required
      // The reason written for a cancellation is used for the recall once somebody acted.
      name={cancellationName(document)}
      limit={limits.cancellationReason}
      check={(reason) => checkRecall({ reason })}
      mutation={recallMutation}
      inputOf={(reason) => ({ id: document.id, reason })}
      onDone={onRecalled}
      {...rest}
    />
  );
};

type DocumentRejectDialogProps = { document: ApprovalDocument; onClose: () => void; onRewrite: () => void };

/** Who rejected the document and why, and the way to write it again. */
const DocumentRejectDialog = ({ document, onClose, onRewrite }: DocumentRejectDialogProps) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(approvalViewWords.do.viewReject)}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
    >
      {rejectedLines(document).map(({ id, approver, actionDate, comment }) => (
        <section key={id}>
          <Text fw={600}>{titledName(approver)}</Text>
          {actionDate !== null && (
            <Text size="sm" c="dimmed" mb="xs">
              <time dateTime={actionDate}>{instantText(actionDate)}</time>
            </Text>
          )}
          <p className={classes.text}>{comment}</p>
        </section>
      ))}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
        <Button onClick={onRewrite}>{t(approvalViewWords.do.rewrite)}</Button>
      </Group>
    </Modal>
  );
};

type Look = { icon: TablerIcon; act: DocumentAct; look: 'plain' | 'danger' | 'primary' };

/** An act that opens a dialog or another page. */
type LeadingAction = Look & { name: 'modify' | 'cancel' | 'recall' | 'resume' | 'viewReject' | 'rewrite' | 'continue' };

/** One that is done by a call. */
type SendingAction = Look & {
  name: 'pdf' | 'nudge';
  mutation: Pick<UseMutationOptions<unknown, Error, Source>, 'mutationFn' | 'onError' | 'meta'>;
  /** The success message. */
  done?: Words;
};

type DocumentAction = LeadingAction | SendingAction;

/** Every action on a document, once: the buttons of the view are drawn from this list, in this order. */
const documentActions: readonly DocumentAction[] = [
  { name: 'pdf', icon: IconFileTypePdf, act: 'print', look: 'plain', mutation: pdfMutation },
  {
    name: 'nudge',
    icon: IconBellRinging,
    act: 'nudge',
    look: 'plain',
    mutation: nudgeMutation,
    done: approvalViewWords.nudgeDone,
  },
  { name: 'modify', icon: IconEdit, act: 'modify', look: 'plain' },
  { name: 'cancel', icon: IconBan, act: 'cancel', look: 'danger' },
  { name: 'recall', icon: IconArrowBackUp, act: 'recall', look: 'danger' },
  { name: 'resume', icon: IconEdit, act: 'editDraft', look: 'primary' },
  { name: 'viewReject', icon: IconMessageX, act: 'viewReject', look: 'plain' },
  { name: 'rewrite', icon: IconRefresh, act: 'rewrite', look: 'primary' },
  { name: 'continue', icon: IconEdit, act: 'rewrite', look: 'primary' },
];

/** The buttons: each is shown only while it can be used (rules/approval.md#buttons). */
export const availableActions = ({ can, draftId }: Pick<ApprovalDocument, 'can' | 'draftId'>): DocumentAction[] => {
  // An existing draft that replaces it is continued.
  const off = draftId === null ? 'continue' : 'rewrite';
  return documentActions.filter(({ act, name }) => can[act] === true && name !== off);
};

type ButtonProps = { action: DocumentAction; loading?: boolean; onRun: () => void };

const looks = {
  plain: { variant: 'default' },
  danger: { variant: 'outline', color: 'red' },
  primary: { variant: 'filled' },
} as const;

const ActionButton = ({ action, loading = false, onRun }: ButtonProps) => {
  const { t } = useTranslation();
  const { icon: Icon, name, look } = action;
  return (
    <Button {...looks[look]} leftSection={<Icon size={16} aria-hidden />} loading={loading} onClick={onRun}>
      {t(approvalViewWords.do[name])}
    </Button>
  );
};

type SendingProps = { action: SendingAction; source: Source };

/** Does its call once at a time. */
const SendingButton = ({ action, source }: SendingProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(action.mutation);
  const once = useOnce();
  const run = () => mutate(source, { onSuccess: () => action.done && notifyDone(t(action.done)) });
  return <ActionButton action={action} loading={isPending} onRun={() => !isPending && once(run)} />;
};

type Props = {
  document: ApprovalDocument;
  linkedDocId: number | undefined;
  onFailure: (error: unknown) => void;
};

/** The buttons of the page header. */
export const ViewActions = ({ document, linkedDocId, onFailure }: Props) => {
  const navigate = useNavigate();
  const search = viewSearchOf(useSearch({ strict: false }));
  const [opened, setOpened] = useState<'cancel' | 'recall' | 'reject'>();
  const close = () => setOpened(undefined);
  const { id, draftId } = document;
  const write = (draft: number) =>
    void navigate({
      to: '/approval/documents/write/{-$id}',
      params: { id: String(draft) },
      search: { category: document.category.name },
    });
  const run: Record<LeadingAction['name'], () => void> = {
    cancel: () => setOpened('cancel'),
    recall: () => setOpened('recall'),
    viewReject: () => setOpened('reject'),
    continue: () => draftId !== null && write(draftId),
    modify: () =>
      void navigate({
        to: '/approval/documents/modify/$id',
        params: { id: String(id) },
        search,
        state: { fromView: true },
      }),
    resume: () => write(id),
    rewrite: () =>
      void navigate({
        to: '/approval/documents/write/{-$id}',
        params: { id: String(id) },
        search: { category: document.category.name },
        hash: 'rewrite',
      }),
  };
  return (
    <>
      {availableActions(document).map((action) =>
        'mutation' in action ? (
          <SendingButton key={action.name} action={action} source={{ id, linkedDocId }} />
        ) : (
          <ActionButton key={action.name} action={action} onRun={run[action.name]} />
        ),
      )}
      {opened === 'cancel' && <DocumentCancelDialog document={document} onClose={close} onFailure={onFailure} />}
      {opened === 'recall' && (
        <DocumentRecallDialog
          document={document}
          onClose={close}
          onFailure={onFailure}
          onRecalled={(recalled) => recalled.draftId !== null && write(recalled.draftId)}
        />
      )}
      {opened === 'reject' && (
        <DocumentRejectDialog
          document={document}
          onClose={close}
          onRewrite={draftId === null ? run.rewrite : run.continue}
        />
      )}
    </>
  );
};

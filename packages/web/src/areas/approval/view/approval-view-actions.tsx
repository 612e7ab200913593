import { Button, Group, Modal, Text } from '@mantine/core';
import {
  type ApprovalDocument,
  checkCancellation,
  type DocumentAct,
  limits,
  rejectedLines,
} from '@portal/contract/approval';
import { IconBan, IconEdit, IconFileTypePdf, IconMessageX, IconRefresh, type TablerIcon } from '@tabler/icons-react';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFocusBack } from '../../../ui/dialog/focus-back.ts';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { cancelMutation, pdfMutation, type Source } from '../document/approval-document.queries.ts';
import { viewSearchOf } from '../list/approval-addresses.ts';
import { vacationWords } from '../vacation/vacation.words.ts';
import { recordName } from './approval-act-texts.tsx';
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

/** One that leads to a dialog or another page. */
type LeadingAction = Look & { name: 'modify' | 'cancel' | 'resume' | 'viewReject' | 'rewrite' };

/** One that is done by a call. */
type SendingAction = Look & {
  name: 'pdf';
  mutation: Pick<UseMutationOptions<unknown, Error, Source>, 'mutationFn' | 'onError' | 'meta'>;
};

type DocumentAction = LeadingAction | SendingAction;

/** Every action on a document, once: the buttons of the view are drawn from this list, in this order. */
const documentActions: readonly DocumentAction[] = [
  { name: 'pdf', icon: IconFileTypePdf, act: 'print', look: 'plain', mutation: pdfMutation },
  { name: 'modify', icon: IconEdit, act: 'modify', look: 'plain' },
  { name: 'cancel', icon: IconBan, act: 'cancel', look: 'danger' },
  { name: 'resume', icon: IconEdit, act: 'editDraft', look: 'primary' },
  { name: 'viewReject', icon: IconMessageX, act: 'viewReject', look: 'plain' },
  { name: 'rewrite', icon: IconRefresh, act: 'rewrite', look: 'primary' },
];

/** The actions to draw: a button stands there only while it can be used (rules/approval.md#buttons). */
export const availableActions = ({ can }: Pick<ApprovalDocument, 'can'>): DocumentAction[] =>
  documentActions.filter(({ act }) => can[act] === true);

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
  const { mutate, isPending } = useMutation(action.mutation);
  return <ActionButton action={action} loading={isPending} onRun={() => !isPending && mutate(source)} />;
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
  const [opened, setOpened] = useState<'cancel' | 'reject'>();
  const close = () => setOpened(undefined);
  const { id } = document;
  const run: Record<LeadingAction['name'], () => void> = {
    cancel: () => setOpened('cancel'),
    viewReject: () => setOpened('reject'),
    modify: () =>
      void navigate({
        to: '/approval/documents/modify/$id',
        params: { id: String(id) },
        search,
        state: { fromView: true },
      }),
    resume: () =>
      void navigate({
        to: '/approval/documents/write/{-$id}',
        params: { id: String(id) },
        search: { category: document.category.name },
      }),
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
      {opened === 'reject' && <DocumentRejectDialog document={document} onClose={close} onRewrite={run.rewrite} />}
    </>
  );
};

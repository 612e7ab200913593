import { Button } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Source } from '../document/api.ts';
import { approvalViewWords } from './approval-view.words.ts';
import { DocumentCancelDialog } from './cancel-dialog.tsx';
import { type DocumentAction, type LeadingAction, offeredActions, type SendingAction } from './offered-actions.tsx';
import { DocumentRejectDialog } from './reject-dialog.tsx';
import { viewSearchOf } from './search.ts';

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
      {offeredActions(document).map((action) =>
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

import { Button } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { pdfMutation } from '../document/api.ts';
import { DocumentCancelDialog } from './cancel-dialog.tsx';
import { type DocumentAction, type DocumentActionName, offeredActions } from './offered-actions.tsx';
import { DocumentRejectDialog } from './reject-dialog.tsx';
import { viewSearchOf } from './search.ts';

type ButtonProps = { action: DocumentAction; loading: boolean; onRun: () => void };

const looks = {
  plain: { variant: 'default' },
  danger: { variant: 'outline', color: 'red' },
  primary: { variant: 'filled' },
} as const;

const ActionButton = ({ action, loading, onRun }: ButtonProps) => {
  const { t } = useTranslation();
  const { icon: Icon, name, look } = action;
  return (
    <Button {...looks[look]} leftSection={<Icon size={16} aria-hidden />} loading={loading} onClick={onRun}>
      {t(`approval.do.${name}`)}
    </Button>
  );
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
  const pdf = useMutation(pdfMutation);
  const [opened, setOpened] = useState<'cancel' | 'reject'>();
  const close = () => setOpened(undefined);
  const { id } = document;
  const run: Record<DocumentActionName, () => void> = {
    pdf: () => !pdf.isPending && pdf.mutate({ id, linkedDocId }),
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
      {offeredActions(document).map((action) => (
        <ActionButton
          key={action.name}
          action={action}
          loading={action.name === 'pdf' && pdf.isPending}
          onRun={run[action.name]}
        />
      ))}
      {opened === 'cancel' && <DocumentCancelDialog document={document} onClose={close} onFailure={onFailure} />}
      {opened === 'reject' && <DocumentRejectDialog document={document} onClose={close} onRewrite={run.rewrite} />}
    </>
  );
};

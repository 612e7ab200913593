import { Button, Tooltip } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { type ProblemCode, problemMessages } from '@portal/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../platform/i18n.ts';
import { useActor } from '../identity/index.ts';
import { pdfMutation } from './approval.api.ts';
import { type DocumentActionName, type OfferedAction, offeredActions } from './document-actions.tsx';
import { DocumentCancelDialog } from './document-cancel-dialog.tsx';

type ButtonProps = { action: OfferedAction; loading: boolean; onRun: () => void };

const looks = {
  plain: { variant: 'default' },
  danger: { variant: 'outline', color: 'red' },
  primary: { variant: 'filled' },
} as const;

const reasonOf = (code: ProblemCode): string => problemMessages[code][currentLanguage()];

/** A state denial leaves the button in reach of keyboard and reader, which tell its reason. */
const ActionButton = ({ action, loading, onRun }: ButtonProps) => {
  const { t } = useTranslation();
  const { decision, icon: Icon, name, look } = action;
  const label = t(`approval.do.${name}`);
  const reason = decision.allowed ? undefined : reasonOf(decision.code);
  return (
    <Tooltip label={reason} disabled={reason === undefined}>
      <Button
        {...looks[look]}
        leftSection={<Icon size={16} aria-hidden />}
        loading={loading}
        aria-disabled={reason !== undefined}
        {...(reason === undefined ? {} : { 'data-disabled': true })}
        {...(reason === undefined ? {} : { 'aria-label': `${label}: ${reason}` })}
        onClick={() => reason === undefined && onRun()}
      >
        {label}
      </Button>
    </Tooltip>
  );
};

type Props = { document: ApprovalDocument; onFailure: (message: string) => void };

/** The buttons of the page header. */
export const ViewActions = ({ document, onFailure }: Props) => {
  const actor = useActor();
  const navigate = useNavigate();
  const pdf = useMutation(pdfMutation);
  const [canceling, setCanceling] = useState(false);
  const { id } = document;
  const run: Record<DocumentActionName, () => void> = {
    pdf: () => pdf.mutate(id),
    cancel: () => setCanceling(true),
    modify: () => void navigate({ to: '/approval/documents/modify/$id', params: { id: String(id) } }),
    resume: () =>
      void navigate({
        to: '/approval/documents/write/{-$id}',
        params: { id: String(id) },
        search: { category: document.category.name },
      }),
  };
  return (
    <>
      {offeredActions(actor, document).map((action) => (
        <ActionButton
          key={action.name}
          action={action}
          loading={action.name === 'pdf' && pdf.isPending}
          onRun={run[action.name]}
        />
      ))}
      {canceling && (
        <DocumentCancelDialog document={document} onClose={() => setCanceling(false)} onFailure={onFailure} />
      )}
    </>
  );
};

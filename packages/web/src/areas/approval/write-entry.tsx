import { type ApprovalDocument, type CategoryName, categories, documentRules } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, problemMessages } from '@portal/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { currentLanguage } from '../../platform/i18n.ts';
import { useActor } from '../identity/index.ts';
import { documentQuery } from './approval.api.ts';
import { DocumentAlertDialog } from './document-alert-dialog.tsx';
import { DocumentLoaded } from './document-loaded.tsx';
import { ViewFailure } from './view-failure.tsx';
import { ViewSkeleton } from './view-skeleton.tsx';
import { WriteModifyScreen } from './write-modify-screen.tsx';
import { WriteScreen } from './write-screen.tsx';

type GateProps = {
  /** None yet for a new document, which anyone may write. */
  document: ApprovalDocument | undefined;
  decide: (actor: Actor, document: ApprovalDocument) => Decision;
  children: ReactNode;
};

/** Lets in whom the rule lets in when the form opens; the others are told and go to the view. */
const Gate = ({ document, decide, children }: GateProps) => {
  const actor = useActor();
  const navigate = useNavigate();
  const [decision] = useState(() => (document ? decide(actor, document) : allowed));
  if (decision.allowed || document === undefined) return children;
  const toView = () =>
    void navigate({ to: '/approval/documents/view/$id', params: { id: String(document.id) }, replace: true });
  return <DocumentAlertDialog message={problemMessages[decision.code][currentLanguage()]} onClose={toView} />;
};

type Props = {
  id: number | undefined;
  /** Counts only for a new document; a draft knows its own. */
  categoryName: CategoryName | undefined;
  onDraft: (id: number) => void;
};

/** The form of a new document of a category, or of a draft. */
export const WriteEntry = ({ id, categoryName, onDraft }: Props) => {
  const {
    data: draft,
    error,
    refetch,
  } = useQuery({
    ...documentQuery(id ?? 0),
    enabled: id !== undefined,
    retryOnMount: false,
  });
  const category = draft?.category ?? categories.find(({ name }) => name === categoryName);
  if (id !== undefined && error && !draft) return <ViewFailure error={error} onRetry={() => void refetch()} />;
  if (category === undefined || (id !== undefined && !draft)) return <ViewSkeleton />;
  return (
    <Gate document={draft} decide={documentRules.editDraft}>
      <WriteScreen category={category} draft={draft} onDraft={onDraft} />
    </Gate>
  );
};

export const ModifyEntry = ({ id }: { id: number }) => (
  <DocumentLoaded id={id}>
    {(document) => (
      <Gate document={document} decide={documentRules.modify}>
        <WriteModifyScreen document={document} />
      </Gate>
    )}
  </DocumentLoaded>
);

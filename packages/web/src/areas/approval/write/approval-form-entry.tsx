import { type ApprovalDocument, type CategoryName, categories, type DocumentAct } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { RecordSkeleton } from '../../../ui/page/record-skeleton.tsx';
import { documentQuery } from '../document/approval-document.queries.ts';
import { DocumentAlertDialog, DocumentFailure, DocumentLoader } from '../document/approval-document-loader.tsx';
import {
  type Copying,
  draftsSearchFrom,
  type ViewSearch,
  viewSearchOf,
  writeSearchOf,
} from '../list/approval-addresses.ts';
import { WriteScreen } from './approval-form-screen.tsx';
import { WriteModifyScreen } from './approval-modify-screen.tsx';

type GateProps = {
  /** Undefined for a new document, which anyone may write. */
  document: ApprovalDocument | undefined;
  act: DocumentAct;
  /** The list to return to. */
  from: ViewSearch;
  children: ReactNode;
};

/** Admits those whom the rule admits when the form opens; the others see why and go to the view. */
const Gate = ({ document, act, from, children }: GateProps) => {
  const navigate = useNavigate();
  const [answer] = useState(() => (document ? (document.can[act] ?? 'no-permission') : true));
  if (answer === true || document === undefined) return children;
  const toView = () =>
    void navigate({
      to: '/approval/documents/view/$id',
      params: { id: String(document.id) },
      search: from,
      replace: true,
    });
  return <DocumentAlertDialog message={problemMessage(answer)} onClose={toView} />;
};

type Props = {
  id: number | undefined;
  /** The document of the address is the beginning of a new one, and not written on itself. */
  copying: Copying | undefined;
  /** Counts only for a new document; a draft knows its own. */
  categoryName: CategoryName | undefined;
  onDraft: (id: number) => void;
};

const copyingActs = { recent: 'copy', rewrite: 'rewrite' } as const;

/** The form of a new document of a category, of a draft, or of a new document that begins as a copy. */
export const WriteEntry = ({ id, copying, categoryName, onDraft }: Props) => {
  const drafts = draftsSearchFrom(writeSearchOf(useSearch({ strict: false })));
  const {
    data: document,
    error,
    refetch,
  } = useQuery({
    ...documentQuery(id ?? 0),
    enabled: id !== undefined,
    retryOnMount: false,
  });
  const category = document?.category ?? categories.find(({ name }) => name === categoryName);
  if (id !== undefined && error && !document) return <DocumentFailure error={error} onRetry={() => void refetch()} />;
  if (category === undefined || (id !== undefined && !document)) return <RecordSkeleton />;
  return (
    <Gate
      document={document}
      act={copying ? copyingActs[copying] : 'editDraft'}
      from={copying ? {} : { ...drafts, 'list-type': 'draft' }}
    >
      <WriteScreen
        category={category}
        draft={copying ? undefined : document}
        copied={copying && document && { document, how: copying }}
        onDraft={onDraft}
      />
    </Gate>
  );
};

export const ModifyEntry = ({ id }: { id: number }) => {
  const from = viewSearchOf(useSearch({ strict: false }));
  return (
    <DocumentLoader id={id}>
      {(document) => (
        <Gate document={document} act="modify" from={from}>
          <WriteModifyScreen document={document} />
        </Gate>
      )}
    </DocumentLoader>
  );
};

import { useMediaQuery } from '@mantine/hooks';
import type { ApprovalDocument, CategoryName } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { useMe } from '../../identity/index.ts';
import { countsQuery } from '../document/api.ts';
import { categoryTitle } from '../document/category.ts';
import { type Copying, draftsSearchFrom, writeSearchOf } from '../view/search.ts';
import { WriteActions } from './actions.tsx';
import { WriteBackLink } from './back-link.tsx';
import { placeOf } from './copy/local.ts';
import { WriteCopyOffer } from './copy/offer.tsx';
import { WriteFilesField } from './field/files.tsx';
import { WriteFields } from './fields.tsx';
import { useFiles } from './files.ts';
import { useWriteFlow } from './flow.ts';
import { copiedForm, type DocumentForm, emptyForm, formOf } from './form.ts';
import { useFormState } from './form-state.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { WriteOutcomeNote } from './outcome-note.tsx';
import { sourceOf } from './source.ts';
import { WriteSourceNote } from './source-note.tsx';
import { WriteTools } from './tools.tsx';

type Props = {
  category: { id: number; name: CategoryName };
  /** The draft that is written on; none yet for a new document. */
  draft: ApprovalDocument | undefined;
  /** The earlier document a new one begins from. */
  copied: { document: ApprovalDocument; how: Copying } | undefined;
  onDraft: (id: number) => void;
};

const beginningOf = ({ category, draft, copied }: Omit<Props, 'onDraft'>): DocumentForm => {
  if (copied) return copiedForm(copied.document, copied.how);
  return draft ? formOf(draft) : emptyForm(category.id);
};

/** Writing a memo: saved as a draft, submitted, or completed at once by oneself. */
export const WriteScreen = ({ category, draft, copied, onDraft }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const navigate = useNavigate();
  const drafts = draftsSearchFrom(writeSearchOf(useSearch({ strict: false })));
  const [initial] = useState(() => beginningOf({ category, draft, copied }));
  const begun = copied ? `${copied.how}-${copied.document.id}` : `new-${category.id}`;
  const place = draft ? String(draft.id) : begun;
  const version = useRef(draft?.version);
  const state = useFormState(initial, placeOf(employee.id, place), version);
  const files = useFiles(draft?.attachedFiles ?? []);
  useLeaveGuard(state.dirty || files.pending, state.abandon);
  const flow = useWriteFlow({
    state,
    files,
    draft,
    version,
    onDraft,
    onSaved: () => {
      notifySuccess(t('approval.write.saved'));
      void navigate({
        to: '/approval/documents/$list',
        params: { list: 'draft' },
        search: drafts,
        replace: true,
        ignoreBlocker: true,
      });
    },
    onSubmitted: (id) => {
      notifySuccess(t(state.form.selfApprove ? 'approval.write.completed' : 'approval.write.submitted'));
      void navigate({
        to: '/approval/documents/view/$id',
        params: { id: String(id) },
        search: { 'list-type': 'submitted' },
        // Back leads to where the writing began, not to a form of what is sent.
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const offered = useQuery(countsQuery).data?.can.selfApprove === true;
  const phone = useMediaQuery('(max-width: 45em)', window.matchMedia('(max-width: 45em)').matches);
  const source = sourceOf(state.form, copied?.document);
  const actions = <WriteActions flow={flow} selfApprove={state.form.selfApprove} />;
  return (
    <>
      <WriteBackLink draftId={draft?.id} />
      <PageHeader
        sticky
        title={t('approval.write.title', { category: categoryTitle(category) })}
        actions={
          <>
            <WriteTools form={state.form} files={files} drafter={employee} />
            {!phone && actions}
          </>
        }
      />
      {source && <WriteSourceNote source={source} />}
      <WriteCopyOffer state={state} />
      <WriteOutcomeNote
        outcome={flow.outcome}
        documentId={flow.draftId}
        form={state.form}
        onOverwrite={() => void flow.overwrite()}
        onTakeStored={() => void flow.takeStored()}
        onSaveAsNew={() => void flow.saveAsNew()}
      />
      <WriteFields
        state={state}
        errors={flow.outcome.fields}
        busy={flow.busy !== undefined}
        selfApproveOffered={offered}
        documentId={draft?.id}
        files={
          <WriteFilesField
            files={files}
            disabled={flow.busy !== undefined}
            {...(flow.draftId !== undefined ? { onRetry: flow.retryFile } : {})}
          />
        }
      />
      {phone && <ActionBar label={t('approval.write.actions')}>{actions}</ActionBar>}
    </>
  );
};

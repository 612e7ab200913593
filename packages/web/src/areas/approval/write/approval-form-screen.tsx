import { Button } from '@mantine/core';
import type { ApprovalDocument, CategoryName } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { placeOf } from '../../../ui/form/copy/local-copy.ts';
import { CopyOffer, LocalCopyNote } from '../../../ui/form/copy/local-copy-notes.tsx';
import { useLocalCopy } from '../../../ui/form/copy/use-local-copy.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import { useDirty, useForm, useValue } from '../../../ui/form/form-state.ts';
import { useFiles } from '../../../ui/form/page/draft-files.ts';
import { draftKeyProps, useDraftKey } from '../../../ui/form/page/draft-key.ts';
import { FilesField } from '../../../ui/form/page/files-field.tsx';
import { PageNotice } from '../../../ui/form/page/form-page-notice.tsx';
import { useLeaveGuard, useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { useMe } from '../../identity/index.ts';
import { countsQuery } from '../document/approval-document.queries.ts';
import { categoryTitle } from '../document/approval-document-texts.ts';
import { approvalFormWords } from '../form/approval-form.words.ts';
import { documentCopying, documentDefinition } from '../form/approval-form-definition.ts';
import { documentDifferences } from '../form/approval-form-differences.ts';
import { copiedForm, type DocumentForm, emptyForm, formOf } from '../form/approval-form-values.ts';
import { type Copying, draftsSearchFrom, writeSearchOf } from '../list/approval-addresses.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import { type DraftFlow, useDraftFlow } from './approval-draft-flow.ts';
import classes from './approval-form.module.css';
import { readToCompare } from './approval-form-calls.ts';
import { WriteFields } from './approval-form-fields.tsx';
import { sourceOf, WriteSourceNote } from './approval-source-note.tsx';
import { WriteTools } from './approval-tools.tsx';

type WriteActionsProps = { flow: Pick<DraftFlow, 'busy' | 'save' | 'submit'>; selfApprove: boolean };

/** Save and submit: at the right of the header, on a phone in the bar at the bottom; both stay in view. */
const WriteActions = ({ flow, selfApprove }: WriteActionsProps) => {
  const { t } = useTranslation();
  const { busy, save, submit } = flow;
  return (
    <div className={classes.actions}>
      <Button
        {...draftKeyProps()}
        variant="default"
        loading={busy === 'save' || busy === 'stay'}
        disabled={busy === 'submit'}
        onClick={save}
      >
        {t(approvalFormWords.save)}
      </Button>
      <Button loading={busy === 'submit'} disabled={busy !== undefined && busy !== 'submit'} onClick={submit}>
        {t(selfApprove ? approvalFormWords.complete : approvalFormWords.submit)}
      </Button>
    </div>
  );
};

const toStart = linkOptions({ to: '/approval' });

/** A link from a draft to the drafts with their search; from a new document to the choice of its category. */
const WriteBackLink = ({ draftId }: { draftId: number | undefined }) => {
  const { t } = useTranslation();
  const search = draftsSearchFrom(writeSearchOf(useSearch({ strict: false })));
  if (draftId === undefined) return <BackLink link={toStart}>{t(approvalListWords.write)}</BackLink>;
  const toDrafts = linkOptions({
    to: '/approval/documents/$list',
    params: { list: 'draft' },
    search,
    state: { row: draftId },
  });
  return <BackLink link={toDrafts}>{t(approvalViewWords.back, { list: t(approvalListWords.title.draft) })}</BackLink>;
};

type Props = {
  category: { id: number; name: CategoryName };
  /** The draft that is being edited; undefined for a new document. */
  draft: ApprovalDocument | undefined;
  /** The earlier document a new one begins from. */
  copied: { document: ApprovalDocument; how: Copying } | undefined;
  onDraft: (id: number) => void;
};

const beginningOf = ({ category, draft, copied }: Omit<Props, 'onDraft'>): DocumentForm => {
  if (copied) return copiedForm(copied.document, copied.how);
  return draft ? formOf(draft) : emptyForm(category.id);
};

/** The form of a document: saved as a draft, submitted, or self-approved. */
export const WriteScreen = ({ category, draft, copied, onDraft }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const go = useNavigateUnguarded();
  const drafts = draftsSearchFrom(writeSearchOf(useSearch({ strict: false })));
  const [initial] = useState(() => beginningOf({ category, draft, copied }));
  const begun = copied ? `${copied.how}-${copied.document.id}` : `new-${category.id}`;
  const place = draft ? String(draft.id) : begun;
  const version = useRef(draft?.version);
  const form = useForm(initial, documentDefinition);
  const files = useFiles(draft?.attachedFiles ?? [], form);
  const copy = useLocalCopy(form, {
    ...documentCopying,
    place: placeOf('approval', employee.id, place),
    version,
    onFiles: (chosen) => files.change({ kind: 'add', files: chosen }),
  });
  const dirty = useDirty(form);
  const flow = useDraftFlow({
    form,
    files,
    draft,
    version,
    onDraft,
    onSaved: () => {
      notifySuccess(t(approvalFormWords.saved));
      return go({
        to: '/approval/documents/$list',
        params: { list: 'draft' },
        search: drafts,
        replace: true,
      });
    },
    onSavedAndStay: () => notifySuccess(t(approvalFormWords.saved)),
    onSubmitted: ({ id }) => {
      notifySuccess(t(form.current().selfApprove ? approvalFormWords.completed : approvalFormWords.submitted));
      return go({
        to: '/approval/documents/view/$id',
        params: { id: String(id) },
        search: { 'list-type': 'submitted' },
        // The browser's back leads to the page before the form, not to the form of a submitted document.
        replace: true,
      });
    },
  });
  useLeaveGuard(dirty || files.pending, t(formWords.leave.leavingCopy), {
    onLeave: copy.abandon,
    save: flow.saveToLeave,
    sending: flow.busy !== undefined,
  });
  useDraftKey(() => void flow.saveAndStay());
  const { draftId } = flow;
  const busy = flow.busy !== undefined;
  const canSelfApprove = useQuery(countsQuery).data?.can.selfApprove === true;
  const phone = usePhone();
  const source = sourceOf({ resubmissionOf: useValue(form, 'resubmissionOf') }, copied?.document);
  const actions = <WriteActions flow={flow} selfApprove={useValue(form, 'selfApprove')} />;
  return (
    <>
      <WriteBackLink draftId={draft?.id} />
      <PageHeader
        sticky
        title={t(approvalFormWords.title, { category: categoryTitle(category) })}
        meta={<LocalCopyNote status={copy.status} />}
        actions={
          <>
            <WriteTools form={form} files={files} drafter={employee} />
            {!phone && actions}
          </>
        }
      />
      {source && <WriteSourceNote source={source} />}
      <CopyOffer copy={copy} />
      <PageNotice
        form={form}
        page={flow}
        changedTitle={t(approvalFormWords.changedTitle)}
        versions={
          draftId === undefined
            ? undefined
            : { read: () => readToCompare(draftId, form), differencesOf: documentDifferences }
        }
        rescue={{
          text: t(approvalFormWords.notWritable),
          label: t(approvalFormWords.saveAsNew),
          onChoose: () => void flow.saveAsNew(),
        }}
      />
      <WriteFields
        form={form}
        busy={busy && flow.busy !== 'stay'}
        canSelfApprove={canSelfApprove}
        documentId={draft?.id}
        files={
          <FilesField
            form={form}
            files={files}
            disabled={busy}
            onRetry={draftId === undefined ? undefined : (key) => void flow.retryFile(key)}
          />
        }
      />
      {phone && <ActionBar label={t(approvalFormWords.actions)}>{actions}</ActionBar>}
    </>
  );
};

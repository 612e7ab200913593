import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ApprovalDocument } from '@portal/contract/approval';
import { linkOptions, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../../ui/page/action-bar.tsx';
import { PageHeader } from '../../../../ui/page/header.tsx';
import { notifySuccess } from '../../../../ui/toast/notify.ts';
import { useMe } from '../../../identity/index.ts';
import { BackLink } from '../../document/back-link.tsx';
import { DocumentAlertDialog } from '../../view/alert-dialog.tsx';
import { type ViewSearch, viewSearchOf } from '../../view/search.ts';
import { placeOf } from '../copy/local.ts';
import { WriteCopyOffer } from '../copy/offer.tsx';
import { WriteFilesField } from '../field/files.tsx';
import { WriteFields } from '../fields.tsx';
import { useFiles } from '../files.ts';
import { formOf } from '../form.ts';
import { useFormState } from '../form-state.ts';
import { useLeaveGuard } from '../leave-guard.ts';
import { WriteOutcomeNote } from '../outcome-note.tsx';
import classes from '../styles.module.css';
import { useModifyFlow } from './flow.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The document's view is the entry before this one. */
    fromView?: boolean;
  }
}

const viewOf = (id: number, search: ViewSearch) =>
  linkOptions({
    to: '/approval/documents/view/$id',
    params: { id: String(id) },
    search: { ...search, 'list-type': search['list-type'] ?? 'submitted' },
  });

/** Changing a memo on which nobody has acted yet. */
export const WriteModifyScreen = ({ document }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const navigate = useNavigate();
  const { history } = useRouter();
  const view = viewOf(document.id, viewSearchOf(useSearch({ strict: false })));
  const [initial] = useState(() => formOf(document));
  const version = useRef<number | undefined>(document.version);
  const state = useFormState(initial, placeOf(employee.id, `modify-${document.id}`), version);
  const files = useFiles(document.attachedFiles);
  useLeaveGuard(state.dirty || files.pending, state.abandon);
  const toView = () => {
    // In place of the form the view would stand in the history twice.
    if (history.location.state.fromView) history.back({ ignoreBlocker: true });
    else void navigate({ ...view, replace: true, ignoreBlocker: true });
  };
  const flow = useModifyFlow({
    state,
    files,
    document,
    version,
    onDone: () => {
      notifySuccess(t('approval.modify.done'));
      toView();
    },
  });
  const phone = useMediaQuery('(max-width: 45em)', window.matchMedia('(max-width: 45em)').matches);
  const actions = (
    <div className={classes.actions}>
      <Button loading={flow.busy} onClick={() => void flow.save()}>
        {t('approval.modify.save')}
      </Button>
    </div>
  );
  return (
    <>
      <BackLink link={view}>{t('approval.modify.back')}</BackLink>
      <PageHeader title={t('approval.modify.title')} meta={document.docNo} actions={!phone && actions} sticky />
      <WriteCopyOffer state={state} />
      <WriteOutcomeNote
        outcome={flow.outcome}
        documentId={document.id}
        form={state.form}
        onOverwrite={() => void flow.overwrite()}
        onTakeStored={() => void flow.takeStored()}
      />
      <WriteFields
        state={state}
        errors={flow.outcome.fields}
        busy={flow.busy}
        selfApproveOffered={false}
        documentId={document.id}
        files={<WriteFilesField files={{ ...files, cancel: flow.cancelUpload }} disabled={flow.busy} />}
      />
      {phone && <ActionBar label={t('approval.modify.actions')}>{actions}</ActionBar>}
      {flow.refusal !== undefined && <DocumentAlertDialog message={flow.refusal} onClose={toView} />}
    </>
  );
};

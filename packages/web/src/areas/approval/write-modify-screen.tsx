import { Button } from '@mantine/core';
import type { ApprovalDocument } from '@portal/contract/approval';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifySuccess } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useActor } from '../identity/index.ts';
import { DocumentAlertDialog } from './document-alert-dialog.tsx';
import { WriteCopyOffer } from './write-copy-offer.tsx';
import { WriteFields } from './write-fields.tsx';
import { useFiles } from './write-files.ts';
import { WriteFilesField } from './write-files-field.tsx';
import { formOf } from './write-form.ts';
import { useFormState } from './write-form-state.ts';
import { useLeaveGuard } from './write-leave-guard.ts';
import { placeOf } from './write-local-copy.ts';
import { useModifyFlow } from './write-modify-flow.ts';
import { WriteOutcomeNote } from './write-outcome-note.tsx';

/** Changing a memo on which nobody has acted yet. */
export const WriteModifyScreen = ({ document }: { document: ApprovalDocument }) => {
  const { t } = useTranslation();
  const actor = useActor();
  const navigate = useNavigate();
  const [initial] = useState(() => formOf(document));
  const state = useFormState(initial, placeOf(actor.employeeId, `modify-${document.id}`));
  const files = useFiles(document.attachedFiles);
  useLeaveGuard(state.dirty || files.pending, state.abandon);
  const toView = () =>
    void navigate({
      to: '/approval/documents/view/$id',
      params: { id: String(document.id) },
      search: { 'list-type': 'submitted' },
      replace: true,
      ignoreBlocker: true,
    });
  const flow = useModifyFlow({
    state,
    files,
    document,
    onDone: () => {
      notifySuccess(t('approval.modify.done'));
      toView();
    },
  });
  return (
    <>
      <PageHeader
        title={t('approval.modify.title')}
        meta={document.docNo}
        actions={
          <Button loading={flow.busy} onClick={() => void flow.save()}>
            {t('approval.modify.save')}
          </Button>
        }
      />
      <WriteCopyOffer state={state} />
      <WriteOutcomeNote
        outcome={flow.outcome}
        documentId={document.id}
        form={state.form}
        onOverwrite={() => void flow.overwrite()}
      />
      <WriteFields
        state={state}
        errors={flow.outcome.fields}
        busy={flow.busy}
        selfApproveOffered={false}
        documentId={document.id}
        files={<WriteFilesField files={{ ...files, cancel: flow.cancelUpload }} disabled={flow.busy} />}
      />
      {flow.refusal !== undefined && <DocumentAlertDialog message={flow.refusal} onClose={toView} />}
    </>
  );
};

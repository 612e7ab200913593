import { Alert, Button, Group, Text } from '@mantine/core';
import { type ApprovalDocument, stepsOf } from '@portal/contract/approval';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, linkOptions, useRouter, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { placeOf } from '../../../ui/form/copy/local-copy.ts';
import { CopyOffer, LocalCopyNote } from '../../../ui/form/copy/local-copy-notes.tsx';
import { useLocalCopy } from '../../../ui/form/copy/use-local-copy.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import { useDirty, useForm } from '../../../ui/form/form-state.ts';
import { missingWords, useFiles } from '../../../ui/form/page/draft-files.ts';
import { FilesField } from '../../../ui/form/page/files-field.tsx';
import { PageNotice } from '../../../ui/form/page/form-page-notice.tsx';
import { useIsMounted, useLeaveGuard, useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { usePhone } from '../../../ui/page/width.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { useMe } from '../../identity/index.ts';
import { approvalPaperWords } from '../document/approval-document.words.ts';
import { DocumentAlertDialog } from '../document/approval-document-loader.tsx';
import { namesOf } from '../document/approval-document-texts.ts';
import { approvalFormWords } from '../form/approval-form.words.ts';
import { documentCopying, documentDefinition } from '../form/approval-form-definition.ts';
import { documentDifferences } from '../form/approval-form-differences.ts';
import { formOf } from '../form/approval-form-values.ts';
import { type ViewSearch, viewSearchOf } from '../list/approval-addresses.ts';
import classes from './approval-form.module.css';
import { readToCompare } from './approval-form-calls.ts';
import { WriteFields } from './approval-form-fields.tsx';
import { useModifyFlow } from './approval-modify-flow.ts';
import { PreviewTool } from './approval-tools.tsx';

type Props = {
  /** Why it can no longer be changed. */
  reason: string;
  busy: boolean;
  onSaveAsNew: () => void;
  /** Opens the document and discards the text. */
  onBack: () => void;
  onClose: () => void;
};

/** Somebody acted on the document during editing: Enter saves the text as a draft, and closing returns to the form. */
const RefusedDialog = ({ reason, busy, onSaveAsNew, onBack, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t(approvalPaperWords.alertTitle)} closeOnClickOutside={false} onClose={onClose}>
      <Text>{reason}</Text>
      <Text mt="xs">{t(approvalFormWords.modify.kept)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" disabled={busy} onClick={onBack}>
          {t(approvalFormWords.modify.giveUp)}
        </Button>
        <Button data-autofocus loading={busy} onClick={onSaveAsNew}>
          {t(approvalFormWords.saveAsNew)}
        </Button>
      </Group>
    </Dialog>
  );
};

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
  const go = useNavigateUnguarded();
  const here = useIsMounted();
  const { history } = useRouter();
  const view = viewOf(document.id, viewSearchOf(useSearch({ strict: false })));
  const [initial] = useState(() => formOf(document));
  const version = useRef<number | undefined>(document.version);
  const form = useForm(initial, documentDefinition);
  const files = useFiles(document.attachedFiles, form);
  const copy = useLocalCopy(form, {
    ...documentCopying,
    place: placeOf('approval', employee.id, `modify-${document.id}`),
    version,
    onFiles: (chosen) => files.change({ kind: 'add', files: chosen }),
  });
  const dirty = useDirty(form);
  const toView = async (): Promise<void> => {
    if (!here.current) return;
    // Replaces the history entry of the form, which would otherwise contain the view twice.
    if (history.location.state.fromView) history.back({ ignoreBlocker: true });
    else await go({ ...view, replace: true });
  };
  const toNew = (id: number) =>
    go({ to: '/approval/documents/write/{-$id}', params: { id: String(id) }, replace: true });
  const [withoutFiles, setWithoutFiles] = useState<{ id: number; missing: readonly string[] }>();
  const flow = useModifyFlow({
    form,
    files,
    document,
    version,
    onDone: () => {
      notifySuccess(t(approvalFormWords.modify.done));
      return toView();
    },
    onNew: (id, missing) => (missing.length === 0 ? toNew(id) : setWithoutFiles({ id, missing })),
  });
  const saveAsNew = (): void => void flow.saveAsNew();
  const busy = flow.busy !== undefined;
  useLeaveGuard(dirty || files.pending, t(formWords.leave.leavingCopy), { onLeave: copy.abandon, sending: busy });
  const phone = usePhone();
  const actions = (
    <div className={classes.actions}>
      <Button variant="default" disabled={busy} renderRoot={(props) => <Link {...props} {...view} />}>
        {t(uiWords.cancel)}
      </Button>
      <Button loading={busy} onClick={() => void flow.save()}>
        {t(approvalFormWords.modify.save)}
      </Button>
    </div>
  );
  return (
    <>
      <BackLink link={view}>{t(approvalFormWords.modify.back)}</BackLink>
      <PageHeader
        title={t(approvalFormWords.modify.title)}
        meta={
          <>
            <span>{document.docNo}</span>
            <LocalCopyNote status={copy.status} />
          </>
        }
        actions={
          <>
            <PreviewTool form={form} files={files} drafter={employee} />
            {!phone && actions}
          </>
        }
        sticky
      />
      <Alert color="brand" mb="md" icon={<IconInfoCircle aria-hidden />}>
        {t(approvalFormWords.modify.affects, { names: namesOf(stepsOf(document.lines)[0]?.lines ?? []) })}
      </Alert>
      <CopyOffer copy={copy} />
      <PageNotice
        form={form}
        page={flow}
        changedTitle={t(approvalFormWords.changedTitle)}
        versions={{ read: () => readToCompare(document.id, form), differencesOf: documentDifferences }}
        rescue={{ text: t(approvalFormWords.notWritable), label: t(approvalFormWords.saveAsNew), onChoose: saveAsNew }}
      />
      <WriteFields
        form={form}
        busy={busy}
        canSelfApprove={false}
        documentId={document.id}
        files={<FilesField form={form} files={files} disabled={busy} onCancel={flow.cancelUpload} />}
      />
      {phone && <ActionBar label={t(approvalFormWords.modify.actions)}>{actions}</ActionBar>}
      {withoutFiles && (
        <DocumentAlertDialog message={missingWords(withoutFiles.missing)} onClose={() => void toNew(withoutFiles.id)} />
      )}
      {!withoutFiles &&
        flow.refusal !== undefined &&
        (dirty || files.pending ? (
          <RefusedDialog
            reason={flow.refusal}
            busy={busy}
            onSaveAsNew={saveAsNew}
            onBack={() => {
              copy.abandon();
              void toView();
            }}
            onClose={flow.closeRefusal}
          />
        ) : (
          <DocumentAlertDialog message={flow.refusal} onClose={toView} />
        ))}
    </>
  );
};

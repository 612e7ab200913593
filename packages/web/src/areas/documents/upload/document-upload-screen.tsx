import { Textarea, TextInput } from '@mantine/core';
import { type DocType, type Drive, type DriveDocument, fileStem } from '@portal/contract/documents';
import { dayInSeoul } from '@portal/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { now } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import { Field } from '../../../ui/form/form-field.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { type Form, useForm } from '../../../ui/form/form-state.ts';
import { Segments } from '../../../ui/form/input/segments.tsx';
import { useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { documentWords } from '../document/document.words.ts';
import { DocumentFormPage } from '../document/document-form-page.tsx';
import { driveName } from '../drive/drive.queries.ts';
import classes from './document-upload.module.css';
import { assignedManualsQuery } from './document-upload.queries.ts';
import { documentUploadWords } from './document-upload.words.ts';
import {
  emptyUpload,
  nextVersion,
  proposedTitle,
  type UploadValues,
  uploadDefinition,
} from './document-upload-form.ts';
import { BatchDialog } from './upload-batch-dialog.tsx';
import { useChosenFile } from './upload-chosen-file.ts';
import { FileField } from './upload-file-field.tsx';
import { onlyExtensionOf } from './upload-file-rules.ts';
import { ManualField } from './upload-manual-field.tsx';
import { availableTypes, type UploadMode } from './upload-mode.ts';
import { useUpload } from './upload-send.ts';
import { TitleField } from './upload-title-field.tsx';

/** A manual's document or a plain one, if the user may upload both. */
const KindSwitch = ({ drive, docType }: { drive: Drive; docType: DocType }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offered = availableTypes(drive);
  if (offered.length < 2) return null;
  return (
    <div className={classes.kind}>
      <Segments
        id="upload-kind"
        label={t(documentWords.field.docType)}
        options={offered.map((value) => ({ value, label: t(documentWords.docType[value]) }))}
        value={docType}
        onChange={(value) => void navigate({ to: '.', search: { docType: value }, replace: true })}
      />
    </div>
  );
};

/** Of a further revision the next number and today are proposed. */
const initialOf = ({ document, form }: UploadMode): UploadValues => ({
  ...emptyUpload,
  ...(document && { version: nextVersion(document.revision.version), revisionDate: dayInSeoul(now()) }),
  manualId: String(document?.manual?.id ?? ''),
  title: form === 'manual' ? '' : (document?.title ?? ''),
});

/** An untouched title follows the chosen file. */
const useProposal = (form: Form<UploadValues>, isTyped: boolean) => {
  const proposed = useRef('');
  return (name: string): Pick<UploadValues, 'title'> | undefined => {
    const { title } = form.current();
    if (isTyped || (title.trim() !== '' && title !== proposed.current)) return undefined;
    proposed.current = proposedTitle(fileStem(name));
    return { title: proposed.current };
  };
};

const RevisionFields = ({ form }: { form: Form<UploadValues> }) => (
  <>
    <Field form={form} name="version">
      {(bound) => <TextInput {...bound} />}
    </Field>
    <Field form={form} name="revisionDate">
      {(bound) => <DayField {...bound} />}
    </Field>
    <Field form={form} name="description">
      {(bound) => <Textarea className={kit.whole ?? ''} {...bound} autosize minRows={3} maxRows={12} />}
    </Field>
  </>
);

type Props = { drive: Drive; way: UploadMode };

/** Uploads a document in one of the three forms, or a further revision of one that was chosen (rules/documents.md#upload). */
export const UploadScreen = ({ drive, way }: Props) => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const { document } = way;
  const [definition] = useState(() => uploadDefinition(way.form));
  const [initial] = useState(() => initialOf(way));
  const form = useForm(initial, definition);
  const file = useChosenFile();
  const [several, setSeveral] = useState<readonly File[]>([]);
  const { data: manuals } = useQuery({ ...assignedManualsQuery(drive.id), enabled: way.form === 'manual' });
  const proposal = useProposal(form, document !== undefined || way.form === 'manual');
  const driveId = String(drive.id);
  const toView = (docId: number) =>
    go({
      to: '/documentcenter/view/$driveId/$docId',
      params: { driveId, docId: String(docId) },
      replace: true,
    });
  const list = linkOptions({
    to: '/documentcenter/list/$driveId',
    params: { driveId },
    search: { docType: way.docType },
  });
  const toList = () => void go(list);
  const endSeveral = (sent: boolean): void => {
    setSeveral([]);
    if (sent) toList();
  };
  const { busy, failure, submit } = useUpload({
    drive,
    way,
    form,
    file,
    onDone: (stored: DriveDocument) => {
      notifySuccess(t(documentUploadWords.done), stored.fileName);
      return toView(stored.id);
    },
  });
  const choose = (chosen: File | undefined): void => {
    file.choose(chosen);
    form.patch({ files: chosen?.name ?? '', ...(chosen && proposal(chosen.name)) });
    form.clearErrorsAt('files');
  };
  const fileField = (
    <div className={kit.whole}>
      <FileField
        form={form}
        file={file}
        busy={busy !== undefined}
        only={onlyExtensionOf(way.form, document)}
        onChoose={choose}
        onSeveral={way.form === 'general' && !document ? setSeveral : undefined}
        onRetry={submit}
      />
    </div>
  );
  return (
    <>
      <BackLink link={list}>{driveName(drive)}</BackLink>
      <DocumentFormPage
        title={t(document ? documentUploadWords.revise : documentUploadWords.title)}
        over={document ? document.title : t(documentUploadWords.form[way.form])}
        form={form}
        busy={busy !== undefined}
        act={t(document ? documentUploadWords.reviseAct : documentUploadWords.act)}
        notice={failure !== undefined && <Notice title={t(documentUploadWords.failed)}>{failure}</Notice>}
        onSubmit={submit}
        onCancel={document ? () => void toView(document.id) : toList}
      >
        {!document && <KindSwitch drive={drive} docType={way.docType} />}
        <div className={kit.fields}>
          {way.form === 'manual' && (
            <div className={kit.whole} inert={busy !== undefined}>
              <ManualField form={form} manuals={manuals} fixed={document !== undefined} />
            </div>
          )}
          {fileField}
          {way.form !== 'manual' && (
            <div className={kit.whole} inert={busy !== undefined}>
              {document ? (
                <TextInput label={t(documentWords.field.title)} value={document.title} readOnly />
              ) : (
                <TitleField driveId={drive.id} form={form} />
              )}
            </div>
          )}
          {way.form !== 'general' && (
            <div className={`${kit.fields} ${kit.whole}`} inert={busy !== undefined}>
              <RevisionFields form={form} />
            </div>
          )}
        </div>
      </DocumentFormPage>
      {several.length > 0 && <BatchDialog drive={drive} files={several} onClose={endSeveral} />}
    </>
  );
};

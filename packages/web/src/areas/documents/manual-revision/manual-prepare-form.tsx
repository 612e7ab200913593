import { Input, Textarea, TextInput } from '@mantine/core';
import type { Manual, ManualRevision } from '@portal/contract/documents';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyFailure, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { FileDrop } from '../../../ui/files/drop.tsx';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { useAttention } from '../../../ui/form/attention.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import kit from '../../../ui/form/form.module.css';
import { formWords } from '../../../ui/form/form.words.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useErrorsAt, useForm } from '../../../ui/form/form-state.ts';
import { documentWords } from '../document/document.words.ts';
import { DocumentFormPage } from '../document/document-form-page.tsx';
import { documentUploadWords } from '../upload/document-upload.words.ts';
import { type ChosenFile, useChosenFile } from '../upload/upload-chosen-file.ts';
import { documentFileLimits, ownRefusalOf } from '../upload/upload-file-rules.ts';
import { change, type ManualAt, prepare, revisionMeta } from './manual-revision.queries.ts';
import { manualRevisionWords } from './manual-revision.words.ts';
import {
  bodyOfPrepared,
  emptyPrepared,
  formOfRevision,
  type PreparedForm,
  preparedDefinition,
} from './manual-revision-form.ts';

type FileFieldProps = {
  form: Form<PreparedForm>;
  file: ChosenFile;
  revision: ManualRevision | undefined;
  busy: boolean;
};

const PreparedFile = ({ form, file, revision, busy }: FileFieldProps) => {
  const { t } = useTranslation();
  const errors = useErrorsAt(form, 'files');
  const id = form.idOf('files');
  const choose = (chosen: File | undefined): void => {
    file.choose(chosen);
    form.patch({ files: chosen?.name ?? '' });
  };
  return (
    <Input.Wrapper
      className={kit.whole ?? ''}
      label={t(documentWords.field.file)}
      labelElement="div"
      required={revision === undefined}
      description={revision ? `${revision.fileName} · ${t(manualRevisionWords.newFile)}` : undefined}
      descriptionProps={{ mb: 6 }}
      error={errors.length > 0 && errors.join(' ')}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <FileDrop
        id={id}
        label={t(documentWords.field.file)}
        limits={documentFileLimits()}
        refusalOf={(chosen) => ownRefusalOf(chosen, 'pdf')}
        single
        accept=".pdf"
        waiting={t(documentUploadWords.waiting)}
        stored={[]}
        items={file.item ? [file.item] : []}
        disabled={busy}
        onAdd={([chosen]) => chosen && choose(chosen)}
        onRemove={() => choose(undefined)}
        onRemoveStored={() => undefined}
        onCancel={file.cancel}
        onRetry={() => undefined}
      />
    </Input.Wrapper>
  );
};

/** Codes that are shown at a field. */
const fieldOf: Readonly<Record<string, keyof PreparedForm>> = {
  'version-exists': 'version',
  'forbidden-file-type': 'files',
  'too-large': 'files',
};

type Props = {
  at: ManualAt;
  manual: Manual;
  /** The one that is changed; without it a new one is prepared. */
  revision?: ManualRevision | undefined;
  onSaved: (revision: ManualRevision) => unknown;
  onCancel: () => unknown;
  children?: ReactNode;
};

/** Prepares a revision of a controlled manual, or changes one that was not sent. */
export const ManualPrepareForm = ({ at, manual, revision, onSaved, onCancel, children }: Props) => {
  const { t } = useTranslation();
  const isNew = revision === undefined;
  const [initial] = useState(() => (revision ? formOfRevision(revision) : emptyPrepared()));
  const form = useForm(
    initial,
    useMemo(() => preparedDefinition(isNew), [isNew]),
  );
  const file = useChosenFile();
  const { keyOf } = useIdempotencyKey();
  const save = useMutation({
    mutationFn: () => {
      const body = bodyOfPrepared(form.current());
      const content = file.current()?.file;
      if (revision) return change({ ...at, revision }, body, content);
      if (!content) throw new Error('a new revision without a file passed its check');
      const { name, size, lastModified } = content;
      return prepare(at, { body, file: content, idempotencyKey: keyOf({ body, name, size, lastModified }) });
    },
    meta: revisionMeta,
    onSuccess: (saved) => {
      notifySuccess(t(manualRevisionWords.saved));
      onSaved(saved);
    },
    onError: (error) => {
      const field = isFailure(error) ? fieldOf[error.code] : undefined;
      if (isFailure(error) && field) form.showErrors([{ path: field, message: messageOf(error) }]);
      else if (isFailure(error) && error.errors.length > 0) form.showErrors(error.errors);
      else notifyFailure(error);
    },
  });
  const look = useAttention(form, save.isPending);
  const submit = (): void => {
    if (form.isFine()) save.mutate();
    look();
  };
  return (
    <DocumentFormPage
      title={t(isNew ? manualRevisionWords.prepare : manualRevisionWords.edit)}
      over={<span>{`${manual.docNo} ${manual.title}`}</span>}
      form={form}
      busy={save.isPending}
      act={t(isNew ? formWords.save.create : formWords.save.change)}
      onSubmit={submit}
      onCancel={() => void onCancel()}
    >
      {children}
      <div className={kit.fields} inert={save.isPending}>
        <Field form={form} name="version">
          {(bound) => <TextInput {...bound} />}
        </Field>
        <Field form={form} name="revisionDate">
          {(bound) => <DayField {...bound} />}
        </Field>
        <Field form={form} name="effectiveDate">
          {(bound) => <DayField {...bound} />}
        </Field>
        <Field form={form} name="description">
          {(bound) => <Textarea className={kit.whole ?? ''} autosize minRows={4} maxRows={16} {...bound} />}
        </Field>
        <PreparedFile form={form} file={file} revision={revision} busy={save.isPending} />
      </div>
    </DocumentFormPage>
  );
};

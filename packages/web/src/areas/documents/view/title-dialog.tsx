import { TextInput } from '@mantine/core';
import { checkTitle, type DriveDocument } from '@portal/contract/documents';
import { useMemo } from 'react';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { problemMessage } from '../../../platform/sentences.ts';
import type { Definition } from '../../../ui/form/definition.ts';
import { Field } from '../../../ui/form/field.tsx';
import { formWords } from '../../../ui/form/form.words.ts';
import { RecordDialog } from '../../../ui/form/record/dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/form.ts';
import kit from '../../../ui/form/styles.module.css';
import { documentWords } from '../document.words.ts';
import { titleCalls } from './acts.api.ts';
import { documentViewWords } from './document-view.words.ts';

const definition: Definition<{ title: string }> = {
  name: 'document-title',
  fields: ['title'],
  labelOf: () => translate(documentWords.field.title),
  isRequired: () => true,
  check: ({ title }) => checkTitle(title),
};

type Props = { document: DriveDocument; onClose: () => void };

/** Gives a document another title. */
const TitleDialog = ({ document, onClose }: Props) => {
  const { t } = useTranslation();
  const calls = useMemo(() => titleCalls(document), [document]);
  const saving = useRecordForm({
    definition,
    calls,
    initial: { title: document.title },
    record: document,
    ownRefusal: (code) => (code === 'file-exists' ? { path: 'title', message: problemMessage(code) } : undefined),
    failed: (message) => t(documentViewWords.title.failed, { message }),
    done: () => t(documentViewWords.title.changed),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      saving={saving}
      title={t(documentViewWords.title.change)}
      confirmLabel={t(formWords.save.change)}
      onClose={onClose}
    >
      <Field form={saving.form} name="title">
        {(bound) => (
          <TextInput
            className={kit.whole ?? ''}
            data-autofocus
            description={t(documentViewWords.title.hint)}
            {...bound}
          />
        )}
      </Field>
    </RecordDialog>
  );
};

export default TitleDialog;

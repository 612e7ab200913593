import { TextInput } from '@mantine/core';
import { checkDriveName, type Drive, type DriveBody } from '@portal/contract/documents';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import kit from '../../../ui/form/form.module.css';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { driveCalls } from './drive.queries.ts';
import { driveWords } from './drive.words.ts';

const definition: Definition<DriveBody> = {
  name: 'drive',
  fields: ['name'],
  labelOf: () => translate(driveWords.name),
  isRequired: () => true,
  check: ({ name }) => checkDriveName(name),
};

type Props = {
  /** The drive that is renamed; without it a new one is made. */
  drive?: Drive | undefined;
  onSaved: (drive: Drive) => void;
  onClose: () => void;
};

/** Makes or renames a general drive. */
export const DriveDialog = ({ drive, onSaved, onClose }: Props) => {
  const { t } = useTranslation();
  const saving = useRecordForm({
    definition,
    calls: driveCalls,
    initial: { name: drive?.name ?? '' },
    record: drive,
    ownRefusal: (code) => (code === 'name-exists' ? { path: 'name', message: problemMessage(code) } : undefined),
    done: (isNew) => t(isNew ? driveWords.made : driveWords.renamed),
    onSaved,
  });
  return (
    <RecordDialog saving={saving} title={t(drive ? driveWords.rename : driveWords.new)} onClose={onClose}>
      <Field form={saving.form} name="name">
        {(bound) => <TextInput className={kit.whole ?? ''} data-autofocus {...bound} />}
      </Field>
    </RecordDialog>
  );
};

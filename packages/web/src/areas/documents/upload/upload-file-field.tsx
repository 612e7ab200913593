import { Input } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { FileDrop } from '../../../ui/files/drop.tsx';
import { type Form, useErrorsAt } from '../../../ui/form/form-state.ts';
import { documentWords } from '../document/document.words.ts';
import { documentUploadWords } from './document-upload.words.ts';
import type { UploadValues } from './document-upload-form.ts';
import type { ChosenFile } from './upload-chosen-file.ts';
import { documentFileLimits, ownRefusalOf } from './upload-file-rules.ts';

type Props = {
  form: Form<UploadValues>;
  file: ChosenFile;
  busy: boolean;
  /** The only accepted extension. */
  only: string | undefined;
  onChoose: (file: File | undefined) => void;
  /** Several at once, if each needs nothing but its title. */
  onSeveral: ((files: readonly File[]) => void) | undefined;
  onRetry: () => void;
};

/** The file of an upload with its bar; another one takes its place. */
export const FileField = ({ form, file, busy, only, onChoose, onSeveral, onRetry }: Props) => {
  const { t } = useTranslation();
  const errors = useErrorsAt(form, 'files');
  const id = form.idOf('files');
  const { item } = file;
  return (
    <Input.Wrapper
      label={t(documentWords.field.file)}
      labelElement="div"
      required
      descriptionProps={{ mb: 6 }}
      description={
        only === undefined ? onSeveral && t(documentUploadWords.several) : t(documentUploadWords.only, { only })
      }
      error={errors.length > 0 && errors.join(' ')}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <FileDrop
        id={id}
        label={t(documentWords.field.file)}
        limits={documentFileLimits()}
        refusalOf={(chosen) => ownRefusalOf(chosen, only)}
        single
        onSeveral={onSeveral}
        accept={only && `.${only}`}
        waiting={t(documentUploadWords.waiting)}
        stored={[]}
        items={item ? [item] : []}
        disabled={busy}
        onAdd={([chosen]) => chosen && onChoose(chosen)}
        onRemove={() => onChoose(undefined)}
        onRemoveStored={() => undefined}
        onCancel={file.cancel}
        onRetry={onRetry}
      />
    </Input.Wrapper>
  );
};

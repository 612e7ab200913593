import { Input } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { notifyWarning } from '../dialog/toast-notify.ts';
import type { Bound } from '../form/form-field.tsx';
import { RichTextEditor } from './editor.tsx';
import { richTextWords } from './rich-text.words.ts';

/** The editor as a form field with label and error messages. */
export const RichTextInput = ({ bound }: { bound: Bound<string> }) => {
  const { t } = useTranslation();
  const { id, label, required, value, error, onChange } = bound;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <RichTextEditor
        id={id}
        label={label}
        labelledBy={`${id}-label`}
        {...(error === undefined ? {} : { describedBy: `${id}-error` })}
        value={value}
        required={required}
        invalid={error !== undefined}
        onChange={onChange}
        onProblem={(what) => notifyWarning(t(richTextWords[what]))}
      />
    </Input.Wrapper>
  );
};

import { Input } from '@mantine/core';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { type Form, useRound } from '../../../../ui/form/state.ts';
import { RichTextEditor } from '../../../../ui/rich-text/editor.tsx';
import { notifyWarning } from '../../../../ui/toast/notify.ts';
import type { DocumentForm } from '../form.ts';
import { useNeeded } from '../needed.ts';

export const WriteContentField = ({ form }: { form: Form<DocumentForm> }) => {
  const { t } = useTranslation();
  const round = useRound(form);
  return (
    <Field form={form} name="content" required={useNeeded(form, 'content')}>
      {({ id, label, required, value, error, onChange }) => (
        <Input.Wrapper
          label={label}
          labelElement="div"
          labelProps={{ id: `${id}-label` }}
          required={required}
          error={error}
          errorProps={{ id: `${id}-error`, mt: 6 }}
        >
          <RichTextEditor
            key={round}
            id={id}
            label={label}
            labelledBy={`${id}-label`}
            {...(error === undefined ? {} : { describedBy: `${id}-error` })}
            value={value}
            required={required}
            invalid={error !== undefined}
            onChange={onChange}
            onBadImage={() => notifyWarning(t('form.editor.badImage'))}
          />
        </Input.Wrapper>
      )}
    </Field>
  );
};

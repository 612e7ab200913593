import { Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../../ui/rich-text/editor.tsx';
import { notifyWarning } from '../../../../ui/toast/notify.ts';
import { fieldId } from '../problems.ts';

type Props = {
  value: string;
  round: number;
  required: boolean;
  error: string | undefined;
  onChange: (html: string) => void;
};

export const WriteContentField = ({ value, round, required, error, onChange }: Props) => {
  const { t } = useTranslation();
  const id = fieldId('content');
  const label = t('approval.write.field.content');
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
        key={round}
        id={id}
        label={label}
        labelledBy={`${id}-label`}
        {...(error === undefined ? {} : { describedBy: `${id}-error` })}
        value={value}
        required={required}
        invalid={error !== undefined}
        onChange={onChange}
        onBadImage={() => notifyWarning(t('approval.editor.badImage'))}
      />
    </Input.Wrapper>
  );
};

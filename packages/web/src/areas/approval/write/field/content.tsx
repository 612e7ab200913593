import { Field } from '../../../../ui/form/field.tsx';
import { type Form, useRound } from '../../../../ui/form/state.ts';
import { RichTextInput } from '../../../../ui/rich-text/input.tsx';
import type { DocumentForm } from '../form.ts';
import { useNeeded } from '../needed.ts';

export const WriteContentField = ({ form }: { form: Form<DocumentForm> }) => {
  const round = useRound(form);
  return (
    <Field form={form} name="content" required={useNeeded(form, 'content')}>
      {(bound) => <RichTextInput key={round} bound={bound} />}
    </Field>
  );
};

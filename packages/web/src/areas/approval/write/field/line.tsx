import type { Person } from '@portal/contract/directory';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import { type Form, useValue } from '../../../../ui/form/state.ts';
import { lineWords } from '../../line/line.words.ts';
import LinePickerDialog from '../../line/picker-dialog.tsx';
import { LineSteps } from '../../line/steps.tsx';
import type { DocumentForm } from '../form.ts';
import { useNeeded } from '../needed.ts';

const employeeIdsOf = (referrers: DocumentForm['referrers']): ReadonlySet<number> =>
  new Set(referrers.filter(({ type }) => type === 'Employee').map(({ sourceId }) => sourceId));
type Props = { form: Form<DocumentForm>; drafter: Person };

/** The approval line as it will run, and the picker in which it is put together. */
export const WriteLineField = ({ form, drafter }: Props) => {
  const { t } = useTranslation();
  const selfApprove = useValue(form, 'selfApprove');
  const referrers = useValue(form, 'referrers');
  return (
    <Field form={form} name="lines" required={useNeeded(form, 'lines')}>
      {(bound) => (
        <PickField
          bound={bound}
          disabled={selfApprove}
          icon={<IconUsers size={16} aria-hidden />}
          button={t(bound.value.length === 0 ? lineWords.pick : lineWords.change)}
          dialog={(close) => (
            <LinePickerDialog
              lines={bound.value}
              drafter={drafter}
              referrerIds={employeeIdsOf(referrers)}
              onClose={close}
              onApply={(picked) => {
                close();
                bound.onChange(picked);
              }}
            />
          )}
        >
          {bound.value.length > 0 && <LineSteps lines={bound.value} />}
        </PickField>
      )}
    </Field>
  );
};

import type { Person } from '@portal/contract/directory';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { focusBeside } from '../../../../ui/dialog/focus-beside.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import { type Form, useValue } from '../../../../ui/form/state.ts';
import { ReferrerChips } from '../../referrer/chips.tsx';
import ReferrerPickerDialog from '../../referrer/picker-dialog.tsx';
import { referrerWords } from '../../referrer/referrer.words.ts';
import { referrerKey } from '../../referrer/selection.ts';
import type { DocumentForm } from '../form.ts';

type Props = { form: Form<DocumentForm>; drafter: Person };

/** Who is informed, each with a way to take them off, and the picker. */
export const WriteReferrersField = ({ form, drafter }: Props) => {
  const { t } = useTranslation();
  const lines = useValue(form, 'lines');
  return (
    <Field form={form} name="referrers">
      {(bound) => (
        <PickField
          bound={bound}
          icon={<IconUserPlus size={16} aria-hidden />}
          button={t(bound.value.length === 0 ? referrerWords.pick : referrerWords.change)}
          dialog={(close) => (
            <ReferrerPickerDialog
              own={drafter}
              drafterId={drafter.id}
              approverIds={new Set(lines.map(({ approver }) => approver.id))}
              present={[]}
              picked={bound.value}
              onClose={close}
              onApply={(picked) => {
                close();
                bound.onChange(picked);
              }}
            />
          )}
        >
          {bound.value.length > 0 && (
            <ReferrerChips
              referrers={bound.value}
              canRemove={() => true}
              onRemove={(gone, button) => {
                focusBeside(button, document.getElementById(bound.id));
                bound.onChange(bound.value.filter((each) => referrerKey(each) !== referrerKey(gone)));
              }}
            />
          )}
        </PickField>
      )}
    </Field>
  );
};

import { investigationLimits } from '@portal/contract/safety';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import type { Form } from '../../../../ui/form/state.ts';
import chips from '../../../../ui/list/chips.module.css';
import { fullName } from '../../../../ui/person/words.ts';
import classes from '../../cases/styles.module.css';
import { investigationWords } from '../investigation.words.ts';
import InvestigatorsDialog from './investigators-dialog.tsx';
import type { InvestigationForm } from './values.ts';

/** Who investigates: of the safety and security office. */
export const InvestigatorsField = ({ form }: { form: Form<InvestigationForm> }) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name="investigators">
      {({ value, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconUserPlus size={16} aria-hidden />}
          button={t(investigationWords.investigators.choose)}
          dialog={(close) => (
            <InvestigatorsDialog
              given={value}
              most={investigationLimits.investigators}
              onApply={(chosen) => {
                onChange(chosen);
                close();
              }}
              onClose={close}
            />
          )}
        >
          {value.length > 0 && (
            <ul className={classes.people} aria-label={bound.label}>
              {value.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    className={chips.chip}
                    aria-label={t(investigationWords.investigators.remove, { name: fullName(person) })}
                    onClick={() => onChange(value.filter(({ id }) => id !== person.id))}
                  >
                    {fullName(person)}
                    <IconX size={14} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PickField>
      )}
    </Field>
  );
};

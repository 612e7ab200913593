import { investigationLimits } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import { DayField } from '../../../../ui/form/day-field.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Rows } from '../../../../ui/form/rows.tsx';
import { type Form, useErrorsAt } from '../../../../ui/form/state.ts';
import { PersonSelect } from '../../../../ui/person/select.tsx';
import { peopleQuery } from '../../../approval/index.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { newPlanned, type PostProcessForm } from './form.ts';
import classes from './styles.module.css';

type Props = { form: Form<PostProcessForm> };

const Mitigator = ({ form, path }: Props & { path: `mitigations.${number}` }) => (
  <Field form={form} name={`${path}.mitigator`}>
    {({ id, label, error, value, onChange }) => (
      <PersonSelect
        id={id}
        label={label}
        required
        error={error}
        find={peopleQuery}
        chosen={value ?? undefined}
        onChoose={(person) => onChange(person ?? null)}
      />
    )}
  </Field>
);

/** Who is to act until when, once the post process is approved. */
export const PlanField = ({ form }: Props) => {
  const { t } = useTranslation();
  const errors = useErrorsAt(form, 'mitigations');
  return (
    <fieldset className={classes.plan}>
      <legend>
        {t(investigationPartsWords.postProcess.field.mitigations)}
        <span className={classes.needed} aria-hidden>
          {' *'}
        </span>
      </legend>
      {errors.length > 0 && <p className={classes.wrong}>{errors.join(' ')}</p>}
      <Rows
        form={form}
        name="mitigations"
        label={t(investigationPartsWords.postProcess.field.mitigations)}
        empty={newPlanned()}
        most={investigationLimits.planned}
        words={{
          add: t(investigationPartsWords.postProcess.addMitigator),
          remove: (place) => t(investigationPartsWords.postProcess.removeMitigator, { place: place + 1 }),
        }}
      >
        {(path) => (
          <>
            <Mitigator form={form} path={path} />
            <Field form={form} name={`${path}.dueDate`}>
              {(bound) => <DayField {...bound} />}
            </Field>
          </>
        )}
      </Rows>
    </fieldset>
  );
};

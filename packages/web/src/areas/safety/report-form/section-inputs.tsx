import { decimalFields, type SectionName, sectionFields } from '@portal/contract/safety';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Bound, Field } from '../../../ui/form/form-field.tsx';
import type { Form } from '../../../ui/form/form-state.ts';
import { NumberField } from '../../../ui/form/input/number-field.tsx';
import { Segments } from '../../../ui/form/input/segments.tsx';
import { reportFormWords } from './report-form.words.ts';
import { labelOf } from './report-form-definition.ts';
import classes from './report-section.module.css';
import { choicesOf } from './values/report-form-choices.ts';
import { schemaOf } from './values/report-form-sections.ts';
import type { ReportForm } from './values/report-form-values.ts';

type CellProps = { span?: 2 | 4 | 6 | undefined; children: ReactNode };

/** The place of a field among the six columns of a section. */
export const Cell = ({ span, children }: CellProps) => (
  <div className={classes.cell} data-span={span}>
    {children}
  </div>
);

type UnitProps = { form: Form<ReportForm>; path: string };

/** A unit or a zone, next to the field it belongs to. */
export const UnitInput = ({ form, path }: UnitProps) => (
  <Field form={form} name={path as 'aricraftDetail.altitudeUnit'}>
    {({ id, value, onChange }) => (
      <Segments
        small
        id={id}
        label={labelOf(path)}
        options={choicesOf(path.split('.').at(-1) ?? '')}
        value={value}
        onChange={onChange}
      />
    )}
  </Field>
);

type NumberInputProps = {
  form: Form<ReportForm>;
  section: SectionName;
  name: string;
  bound: Bound<string>;
  disabled: boolean;
};

/** A number of a section, with its unit if it has one. */
export const NumberInput = ({ form, section, name, bound, disabled }: NumberInputProps) => {
  const { t } = useTranslation();
  const { minimum = 0, maximum = 0, maxLength } = schemaOf(section, name);
  const unit = `${name}Unit`;
  return (
    <NumberField
      bound={bound}
      digits={maxLength ?? String(maximum).length}
      decimals={decimalFields.has(name) ? 2 : 0}
      minus={minimum < 0 ? t(reportFormWords.minus, { label: bound.label }) : undefined}
      disabled={disabled}
    >
      {unit in sectionFields[section] && <UnitInput form={form} path={`${section}.${unit}`} />}
    </NumberField>
  );
};

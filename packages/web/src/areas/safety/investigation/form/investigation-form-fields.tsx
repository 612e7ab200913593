import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  availableSources,
  caseWords,
  type Investigation,
  investigationLimits,
  investigationTypes,
  isReportFixed,
  type ReportRow,
} from '@portal/contract/safety';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { DayField } from '../../../../ui/form/day-field.tsx';
import { Field } from '../../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../../ui/form/form-state.ts';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import chips from '../../../../ui/list/chips.module.css';
import { fullName } from '../../../../ui/person/person-picker-texts.ts';
import classes from '../../case/case.module.css';
import { casePageWords } from '../../case/case-page.words.ts';
import { useFieldChoices } from '../../report/report-fields.ts';
import { LinkedReportField, withReport, withSource } from '../../report-list/linked-report-field.tsx';
import { investigationWords } from '../investigation.words.ts';
import { fieldLevels, type InvestigationForm } from './investigation-form-values.ts';
import { InvestigatorsDialog } from './investigators-dialog.tsx';

/** Who investigates: of the safety and security office. */
const InvestigatorsField = ({ form }: { form: Form<InvestigationForm> }) => {
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

type Props = { form: Form<InvestigationForm>; record: Investigation | undefined };
type FormProps = Pick<Props, 'form'>;

/** The field of work of the report is used if none was chosen. */
const fieldOf = ({ fieldLevel1 }: InvestigationForm, report: ReportRow) =>
  fieldLevel1 === '' ? fieldLevels(report.fieldLevel1?.id, report.fieldLevel2?.id) : {};

/** The source: it and the linked report follow each other. */
const Source = ({ form, record }: Props) => {
  const { t } = useTranslation();
  const source = useValue(form, 'source');
  const fixed = isReportFixed(record);
  return (
    <>
      <Field form={form} name="source">
        {({ onChange: _own, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[
              { value: '', label: t(casePageWords.choose), disabled: fixed },
              ...availableSources(record).map((value) => ({ value, label: t(caseWords.source[value]) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              form.patch((now) => ({ ...now, ...withSource(now, value as InvestigationForm['source']) }))
            }
          />
        )}
      </Field>
      <Field form={form} name="report">
        {(bound) => (
          <LinkedReportField
            by="investigation"
            bound={bound}
            source={source}
            fixed={fixed}
            onPick={(report) => form.patch((now) => ({ ...now, ...withReport(report), ...fieldOf(now, report) }))}
            onRemove={() => form.patch({ report: null })}
          />
        )}
      </Field>
    </>
  );
};

const FieldLevels = ({ form }: FormProps) => {
  const { t } = useTranslation();
  const level1 = useValue(form, 'fieldLevel1');
  const choices = useFieldChoices(level1 === '' ? undefined : Number(level1));
  const nothing = { value: '', label: t(casePageWords.choose) };
  return (
    <>
      <Field form={form} name="fieldLevel1">
        {({ onChange: _own, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[nothing, ...choices.level1]}
            onChange={({ currentTarget: { value } }) => form.patch({ fieldLevel1: value, fieldLevel2: '' })}
          />
        )}
      </Field>
      {choices.level2 ? (
        <Field form={form} name="fieldLevel2">
          {(bound) => <NativeSelect {...bound} data={[nothing, ...(choices.level2 ?? [])]} />}
        </Field>
      ) : (
        <span />
      )}
    </>
  );
};

/** The fields of an investigation (rules/safety.md#investigations). */
export const InvestigationFields = ({ form, record }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <div className={classes.whole}>
        <Field form={form} name="title">
          {(bound) => <TextInput {...bound} />}
        </Field>
      </div>
      <Source form={form} record={record} />
      <div className={classes.whole}>
        <Field form={form} name="type">
          {(bound) => (
            <NativeSelect
              {...bound}
              data={[
                { value: '', label: t(casePageWords.choose) },
                ...investigationTypes.map((value) => ({ value, label: t(caseWords.investigationType[value]) })),
              ]}
            />
          )}
        </Field>
      </div>
      <FieldLevels form={form} />
      <Field form={form} name="startDate">
        {(bound) => <DayField {...bound} />}
      </Field>
      <Field form={form} name="endDate">
        {(bound) => <DayField {...bound} />}
      </Field>
      <div className={classes.whole}>
        <InvestigatorsField form={form} />
      </div>
      <div className={classes.whole}>
        <Field form={form} name="description">
          {(bound) => <Textarea {...bound} autosize minRows={6} maxRows={24} />}
        </Field>
      </div>
      <div className={classes.whole}>
        <Field form={form} name="objective">
          {(bound) => (
            <TextInput
              {...bound}
              description={t(investigationWords.atMost, { count: investigationLimits.objective })}
            />
          )}
        </Field>
      </div>
    </div>
  );
};

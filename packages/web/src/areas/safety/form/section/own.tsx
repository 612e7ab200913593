import { NativeSelect, TextInput } from '@mantine/core';
import { reportFields, reportLimits } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { SegmentsField } from '../../../../ui/form/input/segments.tsx';
import { type Form, useRound, useValue } from '../../../../ui/form/state.ts';
import { RichTextInput } from '../../../../ui/rich-text/input.tsx';
import { reportFormWords } from '../report-form.words.ts';
import { choicesOf } from '../values/codes.ts';
import { entriesOf } from '../values/entries.ts';
import type { ReportForm } from '../values/report.ts';
import { Cell } from './cell.tsx';
import { EventDateField } from './event-date.tsx';
import { ReportFlags } from './flags.tsx';
import classes from './styles.module.css';

type PartProps = { form: Form<ReportForm> };

const MandatoryType = ({ form }: PartProps) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name="mandatoryReportType">
      {(bound) => (
        <SegmentsField
          bound={bound}
          options={[{ value: '', label: t(reportFormWords.kinds.others) }, ...choicesOf('mandatoryReportType')]}
        />
      )}
    </Field>
  );
};

const FieldLevels = ({ form }: PartProps) => {
  const { t } = useTranslation();
  const below = entriesOf(reportFields, useValue(form, 'fieldLevel1'));
  const nothing = { value: '', label: t(reportFormWords.choose) };
  return (
    <>
      <Cell>
        <Field form={form} name="fieldLevel1" required>
          {(bound) => (
            <NativeSelect
              {...bound}
              data={[nothing, ...entriesOf(reportFields)]}
              onChange={({ currentTarget: { value } }) =>
                form.patch((now) => ({ ...now, fieldLevel1: value, fieldLevel2: '' }))
              }
            />
          )}
        </Field>
      </Cell>
      {below.length > 0 && (
        <Cell>
          <Field form={form} name="fieldLevel2" required>
            {(bound) => <NativeSelect {...bound} data={[nothing, ...below]} />}
          </Field>
        </Cell>
      )}
    </>
  );
};

const Description = ({ form }: PartProps) => {
  const round = useRound(form);
  return (
    <Field form={form} name="description" required>
      {(bound) => <RichTextInput key={round} bound={bound} />}
    </Field>
  );
};

type Props = PartProps & { flagsOffered: boolean };

/** The fields of the report itself. */
export const OwnFields = ({ form, flagsOffered }: Props) => {
  // Drawn anew in another language.
  useTranslation();
  return (
    <div className={classes.grid}>
      <Cell span={6}>
        <ReportFlags form={form} isOffered={flagsOffered} />
      </Cell>
      {form.base().reportType === 'SSR' && (
        <Cell span={6}>
          <MandatoryType form={form} />
        </Cell>
      )}
      <FieldLevels form={form} />
      <Cell span={6}>
        <EventDateField form={form} />
      </Cell>
      <Cell span={6}>
        <Field form={form} name="location" required>
          {(bound) => <TextInput {...bound} maxLength={reportLimits.location} />}
        </Field>
      </Cell>
      <Cell span={6}>
        <Field form={form} name="subject" required>
          {(bound) => <TextInput {...bound} maxLength={reportLimits.subject} />}
        </Field>
      </Cell>
      <Cell span={6}>
        <Description form={form} />
      </Cell>
    </div>
  );
};

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { eventWall, reportFields, reportLimits } from '@portal/contract/safety';
import { now } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { MomentField } from '../../../ui/days/moment-field.tsx';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useRound, useValue } from '../../../ui/form/form-state.ts';
import { SegmentsField } from '../../../ui/form/input/segments.tsx';
import { RichTextInput } from '../../../ui/rich-text/input.tsx';
import { useOwnDepartmentCode } from './report-department.ts';
import { ReportFlags } from './report-flags.tsx';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-section.module.css';
import { Cell, UnitInput } from './section-inputs.tsx';
import { choicesOf, entriesOf } from './values/report-form-choices.ts';
import { withKind } from './values/report-form-proposals.ts';
import type { ReportForm } from './values/report-form-values.ts';

/** When it happened, by the clock of a zone. */
const EventDateField = ({ form }: { form: Form<ReportForm> }) => {
  const { t } = useTranslation();
  const nowInZone = () => eventWall(now(), Number(form.current().eventDateTimeZone));
  return (
    <Field form={form} name="eventDate" required>
      {(bound) => (
        <MomentField {...bound} max={nowInZone().slice(0, 10)}>
          <UnitInput form={form} path="eventDateTimeZone" />
          <Button variant="default" onClick={() => bound.onChange(nowInZone())}>
            {t(reportFormWords.now)}
          </Button>
        </MomentField>
      )}
    </Field>
  );
};

type PartProps = { form: Form<ReportForm> };

const MandatoryType = ({ form }: PartProps) => {
  const { t } = useTranslation();
  const departmentCode = useOwnDepartmentCode();
  return (
    <Field form={form} name="mandatoryReportType">
      {(bound) => (
        <SegmentsField
          bound={{ ...bound, onChange: (kind) => form.patch((now) => withKind(now, String(kind), departmentCode)) }}
          options={[{ value: '', label: t(reportFormWords.kinds.others) }, ...choicesOf('mandatoryReportType')]}
        />
      )}
    </Field>
  );
};

/** An accident or a serious incident, which is to be reported at once. */
const AT_ONCE = ['0', '1'];

/** What the writer takes the event for, from which the statutory filing is proposed; a confidential one tells what that means. */
const ReportedType = ({ form }: PartProps) => {
  const { t } = useTranslation();
  const isConfidential = useValue(form, 'isConfidential');
  const isAtOnce = AT_ONCE.includes(useValue(form, 'reportedEventType'));
  return (
    <>
      <Field form={form} name="reportedEventType">
        {(bound) => (
          <SegmentsField
            bound={bound}
            options={[...choicesOf('reportedEventType'), { value: '', label: t(reportFormWords.reported.unsure) }]}
          />
        )}
      </Field>
      {isConfidential && isAtOnce && (
        <p className={classes.note} role="status">
          {t(reportFormWords.reported.atOnce)}
        </p>
      )}
    </>
  );
};

const FieldLevels = ({ form }: PartProps) => {
  const { t } = useTranslation();
  const below = entriesOf(reportFields, useValue(form, 'fieldLevel1'));
  return (
    <>
      <Cell>
        <Field form={form} name="fieldLevel1" required>
          {(bound) => (
            <NativeSelect
              {...bound}
              data={[{ value: '', label: t(reportFormWords.choose) }, ...entriesOf(reportFields)]}
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
            {(bound) => <SegmentsField bound={bound} options={below} />}
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

type Props = PartProps & { flagsAvailable: boolean };

/** The fields of the report itself. */
export const OwnFields = ({ form, flagsAvailable }: Props) => {
  // Drawn anew in another language.
  useTranslation();
  return (
    <div className={classes.grid}>
      <Cell span={6}>
        <ReportFlags form={form} isAvailable={flagsAvailable} />
      </Cell>
      {form.base().reportType === 'SSR' && (
        <Cell span={6}>
          <MandatoryType form={form} />
        </Cell>
      )}
      {form.base().reportType === 'SSR' && (
        <Cell span={6}>
          <ReportedType form={form} />
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

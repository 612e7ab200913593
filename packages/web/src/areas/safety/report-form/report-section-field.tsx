import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { SectionName } from '@portal/contract/safety';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import momentClasses from '../../../ui/days/moment-field.module.css';
import { DayField } from '../../../ui/form/day-field.tsx';
import { type Bound, Field } from '../../../ui/form/form-field.tsx';
import { type Form, useAnswer, useValue } from '../../../ui/form/form-state.ts';
import { type Choice, SegmentsField } from '../../../ui/form/input/segments.tsx';
import { TicksField } from '../../../ui/form/input/ticks-field.tsx';
import { reportTextsWords } from '../report/report-texts.words.ts';
import { ClockDial, clockPositions } from './clock-dial.tsx';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-section.module.css';
import { Cell, NumberInput, UnitInput } from './section-inputs.tsx';
import { choicesOf, entriesOf, levelOf } from './values/report-form-choices.ts';
import type { LayoutField } from './values/report-form-layout.ts';
import { computedOf, progressOf } from './values/report-form-progress.ts';
import { withoutDamage } from './values/report-form-proposals.ts';
import { kindOf, schemaOf } from './values/report-form-sections.ts';
import type { ReportForm } from './values/report-form-values.ts';

/** Any field with one entry, for the types. */
type EntryPath = 'tcasraDetail.advisoryTypeLevel1';

type EntryFieldProps = {
  form: Form<ReportForm>;
  section: SectionName;
  name: string;
  required: boolean;
  span?: 2 | 4 | 6 | undefined;
};

/** One entry of a catalogue; a lower level is shown if the entry above has children. */
const EntryField = ({ form, section, name, required, span }: EntryFieldProps) => {
  const { t } = useTranslation();
  const { tree, parent, child } = levelOf(name);
  const above = useValue(form, `${section}.${parent ?? name}` as EntryPath);
  const options = entriesOf(tree, parent === undefined ? undefined : above);
  if (options.length === 0) return null;
  const nothing = t(required ? reportFormWords.choose : reportFormWords.unchosen);
  return (
    <Cell span={span}>
      <Field form={form} name={`${section}.${name}` as EntryPath} required={required}>
        {({ onChange, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[{ value: '', label: nothing }, ...options]}
            onChange={(event) => {
              onChange(event);
              if (child !== undefined) form.setValue(`${section}.${child}` as EntryPath, '');
            }}
          />
        )}
      </Field>
    </Cell>
  );
};

/** The number of options shown next to each other; more become a list, which a phone shows natively. */
const SIDE_BY_SIDE = 4;

type ChoiceInputProps = { bound: Bound<string>; options: readonly Choice[]; isList?: boolean };

/** One value of an enumeration, which can be deselected. */
const ChoiceInput = ({ bound, options, isList = options.length > SIDE_BY_SIDE }: ChoiceInputProps) => {
  const { t } = useTranslation();
  if (!isList)
    return (
      <SegmentsField
        bound={bound}
        options={options}
        {...(!bound.required && { clear: t(reportFormWords.clear, { label: bound.label }) })}
      />
    );
  const nothing = t(bound.required ? reportFormWords.choose : reportFormWords.unchosen);
  return <NativeSelect {...bound} data={[{ value: '', label: nothing }, ...options]} />;
};

type Props = { form: Form<ReportForm>; section: SectionName; placed: LayoutField };
type InputProps = { form: Form<ReportForm>; section: SectionName; name: string; required: boolean; disabled: boolean };

/** Fields that are written in upper case. */
const capitals: ReadonlySet<string> = new Set([
  'flightNo',
  'registrationNo',
  'routeFrom',
  'routeTo',
  'diversionActualDestination',
  'runwayUsed',
]);

const yesNo = (t: Translate): Choice[] => [
  { value: 'true', label: t(reportTextsWords.yes) },
  { value: 'false', label: t(reportTextsWords.no) },
];

type TextProps = InputProps & { bound: Bound<string> };

const Text = ({ form, section, name, bound, disabled }: TextProps) => {
  const { maxLength } = schemaOf(section, name);
  if (name === 'flightDate')
    return (
      <div className={momentClasses.moment}>
        <DayField {...bound} className={momentClasses.day ?? ''} />
        <UnitInput form={form} path={`${section}.flightDateTimeZone`} />
      </div>
    );
  if (name === 'unNumber') return <NumberInput {...{ form, section, name, bound, disabled }} />;
  return (
    <TextInput
      {...bound}
      disabled={disabled}
      {...(maxLength !== undefined && { maxLength })}
      {...(capitals.has(name) && { autoCapitalize: 'characters' })}
    />
  );
};

/** A computed value, which the user cannot type. */
const Computed = ({ form, section, name }: Pick<InputProps, 'form' | 'section' | 'name'>) => (
  <TextInput
    id={form.idOf(`${section}.${name}`)}
    label={form.definition.labelOf(`${section}.${name}`)}
    value={useAnswer(form, (values) => computedOf(values, name) ?? '')}
    placeholder="–"
    readOnly
    variant="filled"
  />
);

const Written = (props: InputProps) => {
  const { form, section, name, required } = props;
  const { t } = useTranslation();
  const kind = kindOf(section, name);
  const path = `${section}.${name}`;
  if (kind === 'tick')
    return (
      <Field form={form} name={path as 'flightDetail.diversion'}>
        {({ id, label, value, error, onChange, onBlur }) => (
          <Checkbox {...{ id, label, error, onChange, onBlur }} className={classes.tick ?? ''} checked={value} />
        )}
      </Field>
    );
  if (kind === 'codes')
    return (
      <>
        <Field form={form} name={path as 'tcasraDetail.acInfomationOnOther'} required={required}>
          {(bound) => <TicksField bound={bound} options={choicesOf(name)} />}
        </Field>
        {name === 'partsOfAircraftDamaged' && (
          <Button
            variant="default"
            mt={8}
            onClick={() => form.patch((now) => withoutDamage(now, t(reportFormWords.noDamage)))}
          >
            {t(reportFormWords.noDamage)}
          </Button>
        )}
      </>
    );
  return (
    <Field form={form} name={path as 'flightDetail.flightNo'} required={required}>
      {(bound) => {
        if (kind === 'code') return <ChoiceInput bound={bound} options={choicesOf(name)} />;
        if (kind === 'asked') return <ChoiceInput bound={bound} options={yesNo(t)} />;
        return kind === 'number' ? <NumberInput {...props} bound={bound} /> : <Text {...props} bound={bound} />;
      }}
    </Field>
  );
};

/** A field of a section, as the contract's schema has it; it listens for its own value alone. */
export const ReportField = ({ form, section, placed: { name, span, without } }: Props) => {
  const required = useAnswer(form, (values) => progressOf(values).needs[section].has(name));
  const isOut = useAnswer(form, (values) => progressOf(values).hasNot[section].has(name));
  if (isOut && without === 'hidden') return null;
  if (name === clockPositions[0])
    return (
      <Cell span={span}>
        <ClockDial form={form} />
      </Cell>
    );
  if (kindOf(section, name) === 'entry') return <EntryField {...{ form, section, name, required, span }} />;
  return (
    <Cell span={span}>
      {computedOf(form.current(), name) === undefined ? (
        <Written {...{ form, section, name, required }} disabled={isOut} />
      ) : (
        <Computed {...{ form, section, name }} />
      )}
    </Cell>
  );
};

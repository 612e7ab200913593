import { Checkbox, TextInput } from '@mantine/core';
import type { SectionName } from '@portal/contract/safety';
import { type Translate, useTranslation } from '../../../../platform/i18n.ts';
import { DayField } from '../../../../ui/form/day-field.tsx';
import { type Bound, Field } from '../../../../ui/form/field.tsx';
import type { Choice } from '../../../../ui/form/input/segments.tsx';
import { TicksField } from '../../../../ui/form/input/ticks-field.tsx';
import { type Form, useAnswer } from '../../../../ui/form/state.ts';
import { reportViewWords } from '../../view/report-view.words.ts';
import type { Placed } from '../layout.ts';
import { computedOf, progressOf } from '../progress.ts';
import { choicesOf } from '../values/codes.ts';
import type { ReportForm } from '../values/report.ts';
import { kindOf, schemaOf } from '../values/sections.ts';
import { Cell } from './cell.tsx';
import { ChoiceInput } from './choice.tsx';
import { EntryField } from './entry.tsx';
import { NumberInput, UnitInput } from './number.tsx';
import classes from './styles.module.css';

type Props = { form: Form<ReportForm>; section: SectionName; placed: Placed };
type InputProps = { form: Form<ReportForm>; section: SectionName; name: string; required: boolean; disabled: boolean };

/** What is written in capitals. */
const capitals: ReadonlySet<string> = new Set([
  'flightNo',
  'registrationNo',
  'routeFrom',
  'routeTo',
  'diversionActualDestination',
  'runwayUsed',
]);

const HOURS = Array.from({ length: 12 }, (_, place) => String(place + 1));

const clockOf = (t: Translate): Choice[] =>
  HOURS.map((hour) => ({ value: hour, label: t(reportViewWords.clock, { hour }) }));

const yesNo = (t: Translate): Choice[] => [
  { value: 'true', label: t(reportViewWords.yes) },
  { value: 'false', label: t(reportViewWords.no) },
];

type TextProps = InputProps & { bound: Bound<string> };

const Text = ({ form, section, name, bound, disabled }: TextProps) => {
  const { maxLength } = schemaOf(section, name);
  if (name === 'flightDate')
    return (
      <div className={classes.moment}>
        <DayField {...bound} className={classes.day ?? ''} />
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

/** What a person does not type: it follows from what was typed. */
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
      <Field form={form} name={path as 'tcasraDetail.acInfomationOnOther'} required={required}>
        {(bound) => <TicksField bound={bound} options={choicesOf(name)} />}
      </Field>
    );
  return (
    <Field form={form} name={path as 'flightDetail.flightNo'} required={required}>
      {(bound) => {
        if (name.startsWith('acLocation')) return <ChoiceInput bound={bound} options={clockOf(t)} />;
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

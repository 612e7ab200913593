import { NativeSelect, Switch, Textarea } from '@mantine/core';
import { dutyBases, dutyItems, dutyLimits, dutyStarts, dutyWords } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { MomentField } from '../../../ui/days/moment-field.tsx';
import kit from '../../../ui/form/form.module.css';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import { SegmentsField } from '../../../ui/form/input/segments.tsx';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import classes from './duty.module.css';
import { type ClockQuery, clockQuery, dutyCalls } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { useDeadlineText } from './duty-badge.tsx';
import { type DecisionForm, type DutyRecord, decisionDefinition, formOfDuty } from './duty-decision-form.ts';
import { instantOf } from './duty-moment.ts';

const words = dutyScreenWords.decision;

type FormProps = { form: Form<DecisionForm>; eventAt: Date };

/** What the clock is asked of what stands in the form; nothing while something is missing or a hindrance lasts. */
const useClockQuery = ({ form, eventAt }: FormProps): ClockQuery | undefined => {
  const basis = useValue(form, 'basis');
  const item = useValue(form, 'item');
  const known = instantOf(useValue(form, 'knownAt'));
  const isKnown = useValue(form, 'startsFrom') === 'Knowledge';
  const ended = instantOf(useValue(form, 'hindranceEndedAt'));
  const isHindered = useValue(form, 'isHindered') && basis === 'Obstacle';
  const startsAt = isKnown ? known : eventAt.toISOString();
  if (startsAt === null || (isHindered && ended === null)) return undefined;
  return {
    basis,
    startsAt,
    ...(basis === 'Obstacle' && item !== '' ? { item } : {}),
    ...(isHindered && ended !== null ? { hindranceEndedAt: ended } : {}),
  };
};

/** When it would be due, with the days that do not count, before anybody decides so. */
const DueAs = (props: FormProps) => {
  const { t } = useTranslation();
  const deadlineText = useDeadlineText();
  const query = useClockQuery(props);
  const { data } = useQuery(clockQuery(query));
  const isHindered = useValue(props.form, 'isHindered');
  if (query === undefined && isHindered) return <p className={classes.due}>{t(words.lasting)}</p>;
  if (query === undefined || data === undefined) return null;
  const days = data.excluded.map(
    ({ date, reason, name }) =>
      `${dayText(date)} ${name ?? t(words.weekday[reason === 'Sunday' ? 'Sunday' : 'Saturday'])}`,
  );
  return (
    <div className={classes.due} role="status">
      <b>{data.dueAt === null ? deadlineText(data) : t(words.due, { at: instantText(data.dueAt) })}</b>
      <span>{t(dutyWords.class[data.class])}</span>
      {data.plainDueAt !== null && data.plainDueAt !== data.dueAt && (
        <span>{t(dutyScreenWords.panel.plain, { at: instantText(data.plainDueAt) })}</span>
      )}
      {days.length > 0 && <span>{t(words.excluded, { days: days.join(', ') })}</span>}
      {data.calendarIsIncomplete && <span>{t(dutyScreenWords.panel.incomplete)}</span>}
    </div>
  );
};

/** What kept somebody from reporting, of obstacles alone. */
const HindranceFields = ({ form }: Pick<FormProps, 'form'>) => {
  const { t } = useTranslation();
  const isHindered = useValue(form, 'isHindered');
  return (
    <>
      <Field form={form} name="isHindered">
        {({ value, ...bound }) => <Switch className={kit.whole} {...bound} checked={value} />}
      </Field>
      {isHindered && (
        <>
          <Field form={form} name="hindranceReason">
            {(bound) => (
              <Textarea className={kit.whole} {...bound} autosize minRows={2} maxLength={dutyLimits.reason} />
            )}
          </Field>
          <Field form={form} name="hindranceEndedAt">
            {(bound) => <MomentField {...bound} description={t(words.endedHelp)} />}
          </Field>
        </>
      )}
    </>
  );
};

const DecisionFields = ({ form }: Pick<FormProps, 'form'>) => {
  const { t } = useTranslation();
  const isObstacle = useValue(form, 'basis') === 'Obstacle';
  const isKnown = useValue(form, 'startsFrom') === 'Knowledge';
  const nothing = { value: '', label: t(words.choose) };
  return (
    <>
      <Field form={form} name="basis">
        {(bound) => (
          <NativeSelect
            data-autofocus
            {...bound}
            data={dutyBases.map((value) => ({ value, label: t(dutyWords.basis[value]) }))}
          />
        )}
      </Field>
      {isObstacle && (
        <Field form={form} name="item">
          {(bound) => (
            <NativeSelect
              {...bound}
              description={t(words.itemHelp)}
              data={[nothing, ...dutyItems.map((value) => ({ value, label: t(dutyWords.item[value]) }))]}
            />
          )}
        </Field>
      )}
      <div className={kit.whole}>
        <Field form={form} name="startsFrom">
          {(bound) => (
            <SegmentsField
              bound={bound}
              options={dutyStarts.map((value) => ({ value, label: t(dutyWords.startsFrom[value]) }))}
            />
          )}
        </Field>
      </div>
      {isKnown && (
        <Field form={form} name="knownAt">
          {(bound) => <MomentField {...bound} />}
        </Field>
      )}
      {isObstacle && <HindranceFields form={form} />}
      <Field form={form} name="reason">
        {(bound) => (
          <Textarea
            className={kit.whole}
            {...bound}
            description={t(words.reasonHelp)}
            autosize
            minRows={2}
            maxLength={dutyLimits.reason}
          />
        )}
      </Field>
    </>
  );
};

type Props = { duty: DutyRecord; eventAt: Date; onClose: () => void };

/** Decides what the law asks for a report; the clock answers while it is chosen. */
export const DutyDecisionDialog = ({ duty, eventAt, onClose }: Props) => {
  const { t } = useTranslation();
  const [initial] = useState(() => formOfDuty(duty));
  const [definition] = useState(() => decisionDefinition(duty, eventAt));
  const saving = useRecordForm({
    definition,
    calls: dutyCalls,
    initial,
    record: duty,
    // The proposal is confirmed as it stands.
    mayRepeat: true,
    done: () => t(words.done),
    onSaved: onClose,
  });
  const { form } = saving;
  const wordsOf = (field: string, values: DecisionForm): string => {
    if (field === 'basis') return t(dutyWords.basis[values.basis]);
    if (field === 'item') return values.item === '' ? '' : t(dutyWords.item[values.item]);
    if (field === 'startsFrom') return t(dutyWords.startsFrom[values.startsFrom]);
    return String(values[field as keyof DecisionForm]).replace('T', ' ');
  };
  return (
    <RecordDialog
      saving={saving}
      title={t(words.title)}
      confirmLabel={t(words.confirm)}
      wordsOf={wordsOf}
      onClose={onClose}
    >
      <DecisionFields form={form} />
      <div className={kit.whole}>
        <DueAs form={form} eventAt={eventAt} />
      </div>
    </RecordDialog>
  );
};

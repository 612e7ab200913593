import { Input, UnstyledButton } from '@mantine/core';
import { IconPlane } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import { reportTextsWords } from '../report/report-texts.words.ts';
import classes from './clock-dial.module.css';
import { reportFormWords } from './report-form.words.ts';
import { labelOf } from './report-form-definition.ts';
import type { ReportForm } from './values/report-form-values.ts';

/** Where the other aircraft was, where it flew and where it passed, as hours of a clock (`tcasraDetail`). */
export const clockPositions = ['acLocationLocation', 'acLocationHeading', 'acLocationBehind'] as const;
type Position = (typeof clockPositions)[number];

/** Whether a field is chosen on the dial of another one. */
export const isOnDial = (name: string): boolean => clockPositions.slice(1).includes(name as Position);

const hours = Array.from({ length: 12 }, (_, place) => String(place + 1));
const pathOf = (position: Position) => `tcasraDetail.${position}` as const;

type PositionProps = { form: Form<ReportForm>; position: Position; isNow: boolean; onChoose: () => void };

/** One of the positions with its hour; pressed, the dial is about it. */
const PositionRow = ({ form, position, isNow, onChoose }: PositionProps) => {
  const { t } = useTranslation();
  return (
    <Field form={form} name={pathOf(position)} required>
      {({ id, label, value, error, onBlur }) => (
        <div>
          <UnstyledButton
            id={id}
            className={classes.position}
            aria-pressed={isNow}
            aria-invalid={error !== undefined}
            {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
            onClick={onChoose}
            onBlur={onBlur}
          >
            <span className={classes.mark} aria-hidden>
              {clockPositions.indexOf(position) + 1}
            </span>
            <span className={classes.label}>
              {label}
              <span className={classes.star} aria-hidden>
                {' *'}
              </span>
            </span>
            <strong>{value === '' ? '–' : t(reportTextsWords.clock, { hour: value })}</strong>
          </UnstyledButton>
          {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
        </div>
      )}
    </Field>
  );
};

/** Three positions on one dial: a click sets the selected one, and the next empty one is selected. */
export const ClockDial = ({ form }: { form: Form<ReportForm> }) => {
  const { t } = useTranslation();
  const [now, setNow] = useState<Position>(clockPositions[0]);
  const { acLocationLocation, acLocationHeading, acLocationBehind } = useValue(form, 'tcasraDetail');
  const held: Readonly<Record<Position, string>> = { acLocationLocation, acLocationHeading, acLocationBehind };
  const take = (hour: string): void => {
    form.setValue(pathOf(now), hour);
    const next = clockPositions.find((position) => position !== now && held[position] === '');
    if (next !== undefined) setNow(next);
  };
  return (
    <section className={classes.dial} aria-label={t(reportFormWords.dial)}>
      <div className={classes.positions}>
        {clockPositions.map((position) => (
          <PositionRow
            key={position}
            form={form}
            position={position}
            isNow={position === now}
            onChoose={() => setNow(position)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be round. */}
      <div className={classes.clock} role="group" aria-label={labelOf(pathOf(now))}>
        <IconPlane className={classes.own} size={36} aria-hidden />
        {hours.map((hour) => (
          <UnstyledButton
            key={hour}
            className={classes.hour}
            data-hour={hour}
            aria-label={t(reportTextsWords.clock, { hour })}
            aria-pressed={held[now] === hour}
            onClick={() => take(hour)}
          >
            {hour}
            <span className={classes.marks} aria-hidden>
              {clockPositions.map(
                (position, place) => held[position] === hour && <span key={position}>{place + 1}</span>,
              )}
            </span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
};

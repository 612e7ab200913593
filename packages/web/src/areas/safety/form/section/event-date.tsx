import { Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { eventWall } from '@portal/contract/safety';
import { now } from '../../../../platform/device/clock.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import type { Form } from '../../../../ui/form/state.ts';
import { reportFormWords } from '../report-form.words.ts';
import { heldMoment, type Moment, momentOf } from '../values/moment.ts';
import type { ReportForm } from '../values/report.ts';
import { UnitInput } from './number.tsx';
import classes from './styles.module.css';

const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, value) => String(value).padStart(2, '0'));
const hours = ['', ...upTo(23)];
const minutes = ['', ...upTo(59)];

/** When it happened, by the clock of a zone, in 24 hours; a phone shows its own wheels. */
export const EventDateField = ({ form }: { form: Form<ReportForm> }) => {
  const { t } = useTranslation();
  const nowInZone = () => eventWall(now(), Number(form.current().eventDateTimeZone));
  return (
    <Field form={form} name="eventDate" required>
      {({ id, label, value, error, onChange, onBlur }) => {
        const moment = momentOf(value);
        const put = (change: Partial<Moment>) => onChange(heldMoment({ ...moment, ...change }));
        const shared = { onBlur, error: error !== undefined, required: true };
        return (
          <Input.Wrapper
            label={label}
            labelElement="div"
            required
            error={error}
            errorProps={{ id: `${id}-error`, mt: 6 }}
          >
            <div className={classes.moment}>
              <TextInput
                {...shared}
                id={id}
                className={classes.day ?? ''}
                type="date"
                max={nowInZone().slice(0, 10)}
                aria-label={label}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                value={moment.day}
                onChange={({ currentTarget: { value: day } }) => put({ day })}
              />
              <NativeSelect
                {...shared}
                className={classes.clock ?? ''}
                aria-label={`${label} ${t(reportFormWords.hour)}`}
                data={hours.map((hour) => ({ value: hour, label: hour === '' ? t(reportFormWords.hour) : hour }))}
                value={moment.hour}
                onChange={({ currentTarget: { value: hour } }) => put({ hour })}
              />
              <NativeSelect
                {...shared}
                className={classes.clock ?? ''}
                aria-label={`${label} ${t(reportFormWords.minute)}`}
                data={minutes.map((minute) => ({
                  value: minute,
                  label: minute === '' ? t(reportFormWords.minute) : minute,
                }))}
                value={moment.minute}
                onChange={({ currentTarget: { value: minute } }) => put({ minute })}
              />
              <UnitInput form={form} path="eventDateTimeZone" />
              <Button variant="default" onClick={() => onChange(nowInZone())}>
                {t(reportFormWords.now)}
              </Button>
            </div>
          </Input.Wrapper>
        );
      }}
    </Field>
  );
};

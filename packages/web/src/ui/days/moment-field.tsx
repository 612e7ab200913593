import { Input, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { DayField } from '../form/day-field.tsx';
import type { Bound } from '../form/form-field.tsx';
import { uiWords } from '../ui.words.ts';
import { type Moment, momentOf, momentText } from './moment.ts';
import classes from './moment-field.module.css';

const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, value) => String(value).padStart(2, '0'));
const hours = ['', ...upTo(23)];
const minutes = ['', ...upTo(59)];

type Props = Pick<Bound<string>, 'id' | 'label' | 'required' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  description?: string;
  /** The last day that can be picked. */
  max?: string;
  /** Shown in the row behind the minute. */
  children?: ReactNode;
};

/** A day and a time in 24 hours, `2026-02-03T07:05`; a phone shows its own wheels. */
export const MomentField = (props: Props) => {
  const { id, label, required, value, error, onChange, onBlur, description, max, children } = props;
  const { t } = useTranslation();
  const moment = momentOf(value);
  const put = (change: Partial<Moment>) => onChange(momentText({ ...moment, ...change }));
  const shared = { onBlur, error: error !== undefined, required };
  const time = (part: 'hour' | 'minute', values: readonly string[]) => (
    <NativeSelect
      {...shared}
      className={classes.time ?? ''}
      aria-label={`${label} ${t(uiWords.days[part])}`}
      data={values.map((each) => ({ value: each, label: each === '' ? t(uiWords.days[part]) : each }))}
      value={moment[part]}
      onChange={({ currentTarget }) => put({ [part]: currentTarget.value })}
    />
  );
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <div className={classes.moment}>
        <DayField
          {...shared}
          id={id}
          className={classes.day ?? ''}
          {...(max === undefined ? {} : { max })}
          aria-label={label}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={moment.day}
          onChange={({ currentTarget }) => put({ day: currentTarget.value })}
        />
        {time('hour', hours)}
        {time('minute', minutes)}
        {children}
      </div>
    </Input.Wrapper>
  );
};

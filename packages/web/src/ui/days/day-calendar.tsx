import '@mantine/dates/styles.css';
import 'dayjs/locale/ko';
import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type Day, yearOf } from '@portal/contract/kernel';
import { use, useState } from 'react';
import { today } from '../../platform/device/clock.ts';
import { dayText } from '../../platform/formats.ts';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { type Days, periodAt, periodNames } from '../list/periods.ts';
import { uiWords } from '../ui.words.ts';
import classes from './days.module.css';
import { MarkedDaysContext } from './marked-days.ts';

/** Escape closes the calendar, and not the dialog that contains it. */
const keepsEscape = { 'data-mantine-stop-propagation': true };

const useLook = (first: Day | undefined, min: Day | undefined, max: Day | undefined) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Day>(first ?? today());
  const useMarked = use(MarkedDaysContext);
  const marked = useMarked(yearOf(shown));
  return {
    classNames: { day: classes.day ?? '', weekday: classes.weekday ?? '' },
    attributes: { calendarHeaderControl: keepsEscape, calendarHeaderLevel: keepsEscape },
    locale: currentLanguage(),
    firstDayOfWeek: 0,
    highlightToday: true,
    monthLabelFormat: t(uiWords.days.month),
    yearLabelFormat: t(uiWords.days.year),
    date: shown,
    onDateChange: setShown,
    ...(min === undefined ? {} : { minDate: min }),
    ...(max === undefined ? {} : { maxDate: max }),
    getDayAriaLabel: (day: Day) => [dayText(day), marked.get(day)].filter(Boolean).join(', '),
    getDayProps: (day: Day) => ({
      ...keepsEscape,
      // The library takes the day from the device.
      'data-today': day === today(),
      ...(marked.has(day) && { 'data-marked': true, title: marked.get(day) }),
    }),
    ariaLabels: {
      previousMonth: t(uiWords.days.previous),
      nextMonth: t(uiWords.days.next),
      previousYear: t(uiWords.days.previous),
      nextYear: t(uiWords.days.next),
      previousDecade: t(uiWords.days.previous),
      nextDecade: t(uiWords.days.next),
    },
  } as const;
};

type OneProps = { day: Day | undefined; min?: Day | undefined; max?: Day | undefined; onDay: (day: Day) => void };

const One = ({ day, min, max, onDay }: OneProps) => (
  <DatePicker {...useLook(day, min, max)} value={day ?? null} onChange={(chosen) => onDay(chosen ?? day ?? today())} />
);

type RangeProps = { days: Partial<Days>; onDays: (days: Days) => void };

/** The first day, then the last; or a range that has a name. */
const Range = ({ days, onDays }: RangeProps) => {
  const { t } = useTranslation();
  const [first, setFirst] = useState<Day>();
  const ends: [Day | null, Day | null] = first === undefined ? [days.from ?? null, days.to ?? null] : [first, null];
  return (
    <div className={classes.range}>
      <div className={classes.named}>
        {periodNames.map((name) => (
          <Button key={name} size="xs" variant="default" onClick={() => onDays(periodAt(today())[name])}>
            {t(uiWords.list.period[name])}
          </Button>
        ))}
      </div>
      <DatePicker
        {...useLook(days.to ?? days.from, undefined, undefined)}
        type="range"
        allowSingleDateInRange
        value={ends}
        onChange={([from, to]) => {
          if (from !== null && to !== null) onDays({ from, to });
          else setFirst(from ?? undefined);
        }}
      />
    </div>
  );
};

/** A calendar in which one day is chosen, or a range; holidays are marked and named. */
const DayCalendar = (props: OneProps | RangeProps) => ('onDays' in props ? <Range {...props} /> : <One {...props} />);

export default DayCalendar;

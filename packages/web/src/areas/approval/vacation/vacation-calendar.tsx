import { today } from '../../../platform/device/clock.ts';
import { leaveDaysQuery } from './vacation.queries.ts';
import { vacationWords } from './vacation.words.ts';
import '@mantine/dates/styles.css';
import 'dayjs/locale/ko';
import { DatePicker } from '@mantine/dates';
import { addDays, type Day, yearOf } from '@portal/contract/kernel';
import { leaveLimits } from '@portal/contract/leave';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, use, useEffect, useRef, useState } from 'react';
import { dayText } from '../../../platform/formats.ts';
import { currentLanguage, useTranslation } from '../../../platform/i18n.ts';
import { MarkedDaysContext } from '../../../ui/days/marked-days.ts';
import classes from './vacation.module.css';
import { daysBetween } from './vacation-periods.ts';

type Props = {
  days: readonly Day[];
  /** One day and no other, the first and the last of many, or one after the other, as many as may be applied for. */
  by: 'one' | 'range' | 'days';
  onChange: (days: readonly Day[]) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The month that is shown; an arrow key beyond its edge changes the month and moves the focus. */
const useMonth = (first: Day, canStandOn: (day: Day) => boolean) => {
  const calendar = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const [wanted, setWanted] = useState<Day>();
  useEffect(() => {
    if (wanted === undefined) return;
    calendar.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
    setWanted(undefined);
  }, [wanted]);
  const turn = (event: KeyboardEvent, day: Day) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    const next = addDays(day, step);
    if (next.slice(0, 7) === day.slice(0, 7) || !canStandOn(next)) return;
    setShown(next);
    setWanted(next);
  };
  return { calendar, shown, setShown, turn };
};

/** With Shift all days between the last chosen one and this one are chosen, up to the limit. */
const useRange = (days: readonly Day[], onChange: (days: readonly Day[]) => void) => {
  const isRange = useRef(false);
  const last = useRef<Day>(undefined);
  const choose = (chosen: readonly Day[]): void => {
    const added = chosen.find((day) => !days.includes(day));
    const from =
      isRange.current && last.current !== undefined && days.includes(last.current) ? last.current : undefined;
    last.current = added;
    if (from === undefined || added === undefined) onChange(chosen);
    else onChange([...new Set([...chosen, ...daysBetween(from, added)])].slice(0, leaveLimits.periods));
  };
  const onClickCapture = ({ shiftKey }: MouseEvent): void => {
    isRange.current = shiftKey;
  };
  return { choose, onClickCapture };
};

/** The first day is pressed, then the last, with all between chosen. */
const usePressed = (days: readonly Day[], onChange: (days: readonly Day[]) => void) => {
  const [pressed, setPressed] = useState<Day>();
  const [first = null, last = null] = [days[0], days.at(-1)];
  const isComplete = first !== null && last !== null && daysBetween(first, last).length === days.length;
  const choose = ([from, to]: readonly [Day | null, Day | null]): void => {
    setPressed(to === null ? (from ?? undefined) : undefined);
    if (from !== null && to !== null) onChange(daysBetween(from, to));
  };
  const ends: [Day | null, Day | null] = isComplete ? [first, last] : [null, null];
  return { pressed, value: pressed === undefined ? ends : ([pressed, null] as [Day, null]), choose };
};

/** The calendar in the page, Sunday first as in Korea; holidays and days on which there is leave already are marked. */
export const VacationCalendar = ({ days, by, onChange }: Props) => {
  const { t } = useTranslation();
  const isFull = by === 'days' && days.length >= leaveLimits.periods;
  const isClosed = (day: Day) => isFull && !days.includes(day);
  const { calendar, shown, setShown, turn } = useMonth(days[0] ?? today(), (day) => !isClosed(day));
  const { choose, onClickCapture } = useRange(days, onChange);
  const range = usePressed(days, onChange);
  const { data: halves = [] } = useQuery(leaveDaysQuery(yearOf(shown)));
  const useMarked = use(MarkedDaysContext);
  const holidays = useMarked(yearOf(shown));
  const taken = new Set(halves.map(({ vacationDate }) => vacationDate));
  const look = {
    ref: calendar,
    onClickCapture,
    className: classes.month ?? '',
    classNames: { monthCell: classes.cell ?? '', day: classes.day ?? '', weekday: classes.weekday ?? '' },
    locale: currentLanguage(),
    firstDayOfWeek: 0,
    fullWidth: true,
    hideOutsideDates: true,
    highlightToday: true,
    monthLabelFormat: t(vacationWords.calendar.month),
    yearLabelFormat: t(vacationWords.calendar.year),
    date: shown,
    onDateChange: setShown,
    getDayAriaLabel: (day: Day) => [dayText(day), holidays.get(day)].filter(Boolean).join(', '),
    getDayProps: (day: Day) => ({
      'aria-pressed': range.pressed === undefined ? days.includes(day) : range.pressed === day,
      'data-day': day,
      // The library would mark the present day of the device if this one were undefined.
      'data-today': day === today(),
      ...(holidays.has(day) && { 'data-marked': true, title: holidays.get(day) }),
      ...(taken.has(day) && { 'data-taken': true, title: t(vacationWords.askedOn) }),
      onKeyDown: (event: KeyboardEvent) => turn(event, day),
    }),
    ariaLabels: {
      previousMonth: t(vacationWords.calendar.previous),
      nextMonth: t(vacationWords.calendar.next),
      previousYear: t(vacationWords.calendar.previous),
      nextYear: t(vacationWords.calendar.next),
      previousDecade: t(vacationWords.calendar.previous),
      nextDecade: t(vacationWords.calendar.next),
    },
  } as const;
  if (by === 'one')
    return <DatePicker {...look} value={days[0] ?? null} onChange={(day) => day !== null && onChange([day])} />;
  if (by === 'range')
    return <DatePicker {...look} type="range" allowSingleDateInRange value={range.value} onChange={range.choose} />;
  return <DatePicker {...look} type="multiple" value={[...days]} excludeDate={isClosed} onChange={choose} />;
};

import '@mantine/dates/styles.css';
import 'dayjs/locale/ko';
import { DatePicker } from '@mantine/dates';
import { type Day, dayInSeoul } from '@portal/contract/kernel';
import { leaveLimits } from '@portal/contract/leave';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../platform/formats.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import classes from './write-vacation.module.css';

type Props = {
  days: readonly Day[];
  /** One day and no other; otherwise as many as may be applied for. */
  single: boolean;
  onChange: (days: readonly Day[]) => void;
};

/** The calendar in the page, Sunday first as in Korea. */
const WriteVacationCalendar = ({ days, single, onChange }: Props) => {
  const { t } = useTranslation();
  const isFull = days.length >= leaveLimits.periods;
  const look = {
    className: classes.month ?? '',
    classNames: { monthCell: classes.cell ?? '', day: classes.day ?? '', weekday: classes.weekday ?? '' },
    locale: currentLanguage(),
    firstDayOfWeek: 0,
    fullWidth: true,
    hideOutsideDates: true,
    highlightToday: true,
    monthLabelFormat: t('approval.vacation.calendar.month'),
    yearLabelFormat: t('approval.vacation.calendar.year'),
    defaultDate: days[0] ?? dayInSeoul(new Date()),
    getDayAriaLabel: dayText,
    getDayProps: (day: Day) => ({ 'aria-pressed': days.includes(day) }),
    ariaLabels: {
      previousMonth: t('approval.vacation.calendar.previous'),
      nextMonth: t('approval.vacation.calendar.next'),
      previousYear: t('approval.vacation.calendar.previous'),
      nextYear: t('approval.vacation.calendar.next'),
      previousDecade: t('approval.vacation.calendar.previous'),
      nextDecade: t('approval.vacation.calendar.next'),
    },
  } as const;
  return single ? (
    <DatePicker {...look} value={days[0] ?? null} onChange={(day) => day !== null && onChange([day])} />
  ) : (
    <DatePicker
      {...look}
      type="multiple"
      value={[...days]}
      excludeDate={(day) => isFull && !days.includes(day)}
      onChange={onChange}
    />
  );
};

export default WriteVacationCalendar;

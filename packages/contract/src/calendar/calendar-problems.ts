import type { FieldTable } from '@portal/contract/kernel';

/** What may be wrong with a field. */
export const calendarFields = {
  'holiday-twice': {
    ko: '이 날짜에 같은 이름의 공휴일이 있습니다.',
    en: 'There is already a holiday with this name on this day.',
  },
} as const satisfies FieldTable;

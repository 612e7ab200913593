import { type AuditTrail, fact } from '@portal/contract/kernel';
import type { HolidayKind } from './calendar.schema.ts';
import { holidayWords } from './holiday.words.ts';

const holiday = {
  date: fact.day({ ko: '날짜', en: 'Date' }),
  kind: fact.word<HolidayKind>({ ko: '구분', en: 'Kind' }, holidayWords.kind),
  isVerified: fact.flag({ ko: '확인함', en: 'Verified' }),
};

export const calendarTrail = {
  ko: '공휴일',
  en: 'Calendar',
  records: { holiday: { ko: '공휴일', en: 'Holiday' } },
  actions: {
    add: { ko: '추가', en: 'added', on: { holiday: { after: holiday } } },
    change: { ko: '수정', en: 'changed', on: { holiday: { before: holiday, after: holiday } } },
    remove: { ko: '삭제', en: 'removed', on: { holiday: { before: holiday } } },
  },
} as const satisfies AuditTrail;

import type { WordTree } from '@portal/contract/kernel';

/** What the kinds of holidays are called, on the screen and in the audit trail. */
export const holidayWords = {
  kind: {
    Statutory: { ko: '법정 공휴일', en: 'Public holiday' },
    Substitute: { ko: '대체공휴일', en: 'Substitute holiday' },
    Temporary: { ko: '임시공휴일', en: 'Temporary holiday' },
    Election: { ko: '선거일', en: 'Election day' },
    Company: { ko: '회사 휴일', en: 'Company holiday' },
  },
} as const satisfies WordTree;

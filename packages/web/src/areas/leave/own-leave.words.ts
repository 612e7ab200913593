import type { WordTree } from '../../platform/i18n.ts';

export const ownLeaveWords = {
  heading: { ko: '내 휴가', en: 'My leave' },
  apply: { ko: '휴가 신청', en: 'Apply for leave' },
  total: { ko: '총', en: 'Total' },
  used: { ko: '사용', en: 'Used' },
  reserved: { ko: '신청 중', en: 'Requested' },
  available: { ko: '신청 가능', en: 'Available' },
  days: { ko: '{{count}}일', en: { one: '{{count}} day', other: '{{count}} days' } },
} as const satisfies WordTree;

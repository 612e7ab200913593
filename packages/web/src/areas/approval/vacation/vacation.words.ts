import type { WordTree } from '../../../platform/i18n.ts';

export const vacationWords = {
  type: { ko: '휴가 종류', en: 'Kind of leave' },
  half: {
    label: { ko: '반차 시간', en: 'Half of the day' },
    MorningOff: { ko: '오전', en: 'Morning' },
    AfternoonOff: { ko: '오후', en: 'Afternoon' },
  },
  halfDay: { ko: '반차 ({{half}})', en: 'Half day ({{half}})' },
  contact: { ko: '연락처', en: 'Contact' },
  contactHelp: { ko: '휴가 중에 연락할 수 있는 번호나 방법', en: 'How you can be reached while on leave' },
  none: { ko: '없음', en: 'None' },
  dates: { ko: '신청일자', en: 'Application date' },
  days: { ko: '{{count}}일', en: { one: '{{count}} day', other: '{{count}} days' } },
  chosen: { ko: '선택한 날', en: 'Chosen days' },
  choose: {
    ko: '달력에서 날짜를 선택하세요. 지난 날과 주말도 선택할 수 있고, 두 날을 선택하면 그 사이의 날도 한 번에 선택할 수 있습니다.',
    en: 'Choose days in the calendar. You can also choose past days and weekends; once two days are chosen, you can add all days in between at once.',
  },
  askedOn: { ko: '휴가 신청됨', en: 'Leave applied for' },
  asked: {
    ko: '{{days}}: 이미 휴가를 신청한 날짜입니다. 이대로는 상신할 수 없습니다.',
    en: '{{days}}: leave has been applied for already. This cannot be submitted as it is.',
  },
  full: { ko: '{{count}}일까지 선택할 수 있습니다.', en: 'At most {{count}} days can be chosen.' },
  remove: { ko: '{{day}} 빼기', en: 'Remove {{day}}' },
  fill: {
    ko: '사이의 날 모두 선택 (모두 {{count}}일)',
    en: { one: 'Choose all days in between ({{count}} day)', other: 'Choose all days in between ({{count}} days)' },
  },
  fillWeekdays: {
    ko: '주말은 빼고 선택 (모두 {{count}}일)',
    en: { one: 'Without weekends ({{count}} day)', other: 'Without weekends ({{count}} days)' },
  },
  clear: { ko: '모두 빼기', en: 'Remove all' },
  range: { ko: '시작일과 종료일로 선택', en: 'Choose the first and the last day' },
  fromTo: {
    ko: '{{from}} ~ {{to}} ({{count}}일)',
    en: { one: '{{from}} to {{to}} ({{count}} day)', other: '{{from}} to {{to}} ({{count}} days)' },
  },
  calendar: {
    month: { ko: 'YYYY년 M월', en: 'MMMM YYYY' },
    year: { ko: 'YYYY년', en: 'YYYY' },
    previous: { ko: '이전', en: 'Previous' },
    next: { ko: '다음', en: 'Next' },
  },
  balance: { ko: '연차 현황', en: 'Annual leave' },
  year: { ko: '연도', en: 'Year' },
  yearOf: { ko: '{{year}}년', en: '{{year}}' },
  total: { ko: '총 일수', en: 'Total' },
  used: { ko: '사용', en: 'Used' },
  remaining: { ko: '잔여', en: 'Remaining' },
  available: { ko: '신청 가능', en: 'Available' },
  reserved: { ko: '신청 중', en: 'Requested' },
  taken: { ko: '이번 신청', en: 'This one' },
  overdrawn: {
    ko: '{{year}}년에 더 신청할 수 있는 연차는 {{count}}일입니다. 이대로는 상신할 수 없습니다.',
    en: {
      one: 'In {{year}} you can apply for {{count}} more day of annual leave. This cannot be submitted as it is.',
      other: 'In {{year}} you can apply for {{count}} more days of annual leave. This cannot be submitted as it is.',
    },
  },
  left: { ko: '잔여 연차', en: 'Remaining' },
  leftOf: {
    ko: '{{year}}년 {{count}}일',
    en: { one: '{{count}} day in {{year}}', other: '{{count}} days in {{year}}' },
  },
  leftReserved: {
    ko: '신청 중 {{count}}일',
    en: { one: '{{count}} day requested', other: '{{count}} days requested' },
  },
  status: { ko: '{{year}}년 휴가 현황', en: 'Leave in {{year}}' },
  cancelMessage: {
    ko: '취소하면 신청한 휴가 일수가 다시 돌아옵니다. 취소한 문서는 되돌릴 수 없습니다.',
    en: 'The days of this leave are given back. A canceled document cannot be restored.',
  },
} as const satisfies WordTree;

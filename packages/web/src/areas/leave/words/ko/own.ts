export const own = {
  heading: '내 휴가',
  apply: '휴가 신청',
  total: '총',
  used: '사용',
  reserved: '신청 중',
  available: '신청 가능',
  days: '{{count}}일',
} as const;

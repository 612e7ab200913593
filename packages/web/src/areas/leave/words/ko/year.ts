export const year = {
  title: '휴가 관리',
  year: '연도',
  yearOf: '{{year}}년',
  totalOf: '총 연차 {{count}}일',
  emptyHint: '사원을 등록하면 여기에 나타납니다.',
  column: { total: '총 연차', annual: '연차 사용', other: '기타 휴가 사용' },
  open: {
    annual: '{{name}} 연차 사용 {{count}}일 내역 보기',
    other: '{{name}} 기타 휴가 사용 {{count}}일 내역 보기',
  },
  export: '엑셀 다운로드',
  upload: '총 연차 업로드',
} as const;

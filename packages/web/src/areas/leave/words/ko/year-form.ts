export const yearForm = {
  details: { annual: '{{name}} {{year}}년 연차 사용 내역', other: '{{name}} {{year}}년 기타 휴가 사용 내역' },
  detail: { no: 'No', days: '일수', dates: '날짜', type: '종류', title: '제목' },
  half: { MorningOff: '오전 반차', AfternoonOff: '오후 반차' },
  upload: {
    title: '총 연차 업로드',
    template: '양식 다운로드',
    hint: '사번, 이름, 총 연차를 한 행에 한 명씩 적은 .xlsx 파일 한 개를 선택하거나 여기에 끌어다 놓습니다. 문제가 있는 행이 하나라도 있으면 아무것도 바뀌지 않습니다.',
  },
} as const;

import type { WordTree } from '../../platform/i18n.ts';

export const leaveYearWords = {
  title: { ko: '휴가 관리', en: 'Leave' },
  year: { ko: '연도', en: 'Year' },
  yearOf: { ko: '{{year}}년', en: '{{year}}' },
  totalOf: {
    ko: '총 연차 {{count}}일',
    en: { one: '{{count}} day of annual leave', other: '{{count}} days of annual leave' },
  },
  empty: { ko: '사원이 없습니다.', en: 'There are no employees.' },
  emptyHint: { ko: '사원을 등록하면 여기에 나타납니다.', en: 'Employees appear here once they are registered.' },
  column: {
    total: { ko: '총 연차', en: 'Total' },
    annual: { ko: '연차 사용', en: 'Annual used' },
    other: { ko: '기타 휴가 사용', en: 'Other used' },
  },
  open: {
    annual: {
      ko: '{{name}} 연차 사용 {{count}}일 내역 보기',
      en: {
        one: 'Show the {{count}} day of annual leave used by {{name}}',
        other: 'Show the {{count}} days of annual leave used by {{name}}',
      },
    },
    other: {
      ko: '{{name}} 기타 휴가 사용 {{count}}일 내역 보기',
      en: {
        one: 'Show the {{count}} day of other leave used by {{name}}',
        other: 'Show the {{count}} days of other leave used by {{name}}',
      },
    },
  },
  export: { ko: '엑셀 다운로드', en: 'Excel export' },
  upload: { ko: '연차 부여일수 업로드', en: 'Upload total days' },
  form: {
    noDetails: {
      annual: { ko: '{{year}}년에 사용한 연차가 없습니다.', en: 'No annual leave was used in {{year}}.' },
      other: { ko: '{{year}}년에 사용한 기타 휴가가 없습니다.', en: 'No other leave was used in {{year}}.' },
    },
    details: {
      annual: { ko: '{{name}} {{year}}년 연차 사용 내역', en: 'Annual leave of {{name}} in {{year}}' },
      other: { ko: '{{name}} {{year}}년 기타 휴가 사용 내역', en: 'Other leave of {{name}} in {{year}}' },
    },
    detail: {
      no: { ko: 'No', en: 'No' },
      days: { ko: '일수', en: 'Days' },
      dates: { ko: '날짜', en: 'Dates' },
      type: { ko: '종류', en: 'Type' },
      title: { ko: '제목', en: 'Title' },
    },
    half: { MorningOff: { ko: '오전 반차', en: 'morning' }, AfternoonOff: { ko: '오후 반차', en: 'afternoon' } },
    upload: {
      title: { ko: '연차 부여일수 업로드', en: 'Upload total days of annual leave' },
      template: { ko: '양식 다운로드', en: 'Download the template' },
      hint: {
        ko: '사번, 이름, 총 연차를 한 행에 한 명씩 적은 .xlsx 파일 한 개를 선택하거나 여기에 끌어다 놓습니다. 문제가 있는 행이 하나라도 있으면 아무것도 바뀌지 않습니다.',
        en: 'Choose one .xlsx file with code, name and total days, one employee a row, or drop it here. A single wrong row refuses the whole file and nothing changes.',
      },
    },
  },
} as const satisfies WordTree;

import type { WordTree } from '../../platform/i18n.ts';

export const holidayScreenWords = {
  title: { ko: '공휴일', en: 'Holidays' },
  year: { ko: '연도', en: 'Year' },
  yearOf: { ko: '{{year}}년', en: '{{year}}' },
  new: { ko: '공휴일 추가', en: 'Add a holiday' },
  about: {
    ko: '법정 보고의 기한을 셀 때 공휴일을 뺍니다. 확인하지 않은 날과 회사 휴일은 빼지 않습니다.',
    en: 'Deadlines of statutory filings leave holidays out, but not those that nobody verified or that are the company’s.',
  },
  unverifiedCount: {
    ko: '확인 필요 {{count}}건',
    en: { one: '{{count}} to be verified', other: '{{count}} to be verified' },
  },
  empty: { ko: '{{year}}년의 공휴일이 없습니다.', en: 'There are no holidays in {{year}}.' },
  emptyHint: {
    ko: '공휴일을 추가하기 전에는 그 해의 기한에서 토요일과 일요일만 빠집니다.',
    en: 'Until some are added, deadlines of that year leave out Saturdays and Sundays alone.',
  },
  verified: { ko: '확인함', en: 'Verified' },
  unverified: { ko: '확인 필요', en: 'To be verified' },
  column: {
    date: { ko: '날짜', en: 'Date' },
    name: { ko: '이름', en: 'Name' },
    kind: { ko: '구분', en: 'Kind' },
    isVerified: { ko: '확인', en: 'Verified' },
    source: { ko: '출처', en: 'Source' },
    actions: { ko: '수정·삭제', en: 'Edit, delete' },
  },
  rowName: { ko: '{{date}} {{name}}', en: '{{name}}, {{date}}' },
  deleteTitle: { ko: '공휴일 삭제', en: 'Delete holiday' },
  deleteMessage: {
    ko: '{{date}} {{name}}을(를) 삭제합니다. 이 날을 뺐던 기한이 당겨집니다.',
    en: '{{name}} on {{date}} will be deleted. Deadlines that left it out become earlier.',
  },
  deleted: { ko: '공휴일을 삭제했습니다.', en: 'The holiday is deleted.' },
  form: {
    edit: { ko: '공휴일 수정', en: 'Edit holiday' },
    add: { ko: '추가', en: 'Add' },
    field: {
      date: { ko: '날짜', en: 'Date' },
      kind: { ko: '구분', en: 'Kind' },
      name: { ko: '이름', en: 'Name' },
      engName: { ko: '영문 이름', en: 'English name' },
      source: { ko: '출처', en: 'Source' },
      isVerified: { ko: '확인함', en: 'Verified' },
    },
    missing: {
      date: { ko: '날짜를 입력해 주세요.', en: 'Please enter the date.' },
      kind: { ko: '구분을 선택해 주세요.', en: 'Please choose the kind.' },
      name: { ko: '이름을 입력해 주세요.', en: 'Please enter the name.' },
      engName: { ko: '영문 이름을 입력해 주세요.', en: 'Please enter the English name.' },
    },
    sourceHelp: { ko: '예: 법령의 조문, 관보의 공고', en: 'Such as an article of law or an announcement' },
    verifiedHelp: {
      ko: '출처와 대조했습니다. 대조하지 않은 날은 기한을 늦추지 않습니다.',
      en: 'It was compared with its source. A day that was not makes no deadline later.',
    },
    created: { ko: '공휴일을 추가했습니다.', en: 'The holiday is added.' },
    changed: { ko: '공휴일을 수정했습니다.', en: 'The holiday is changed.' },
  },
} as const satisfies WordTree;

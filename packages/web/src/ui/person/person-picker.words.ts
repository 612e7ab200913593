import type { WordTree } from '../../platform/i18n.ts';

export const personPickerWords = {
  departments: { ko: '부서', en: 'Departments' },
  everybody: { ko: '전체 사원', en: 'All employees' },
  search: { ko: '이름으로 찾기', en: 'Search by name' },
  people: { ko: '사원', en: 'People' },
  nobody: { ko: '찾는 사원이 없습니다.', en: 'Nobody found.' },
  tooMany: {
    ko: '{{count}}명까지 보입니다. 이름으로 찾아 주세요.',
    en: 'Showing the first {{count}}. Search by name.',
  },
  searchHint: { ko: '사원이나 부서 이름', en: 'Name of a person or department' },
  place: { ko: '부서 보기', en: 'Go to department' },
  remove: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
  unchoose: { ko: '선택 지우기', en: 'Clear the choice' },
  chooseOne: { ko: '목록에서 선택해 주세요.', en: 'Please choose somebody from the list.' },
  field: {
    add: { ko: '추가', en: 'Add' },
    added: { ko: '{{name}}({{note}}) 추가됨', en: '{{name}} ({{note}}) added' },
    removeAll: { ko: '모두 빼기', en: 'Remove all' },
    all: { ko: '모두 선택', en: 'Select all' },
    allOf: { ko: '모두 선택 ({{count}}명)', en: 'Select all {{count}}' },
    searchChosen: { ko: '선택한 사원 {{count}}명에서 찾기', en: 'Find among the {{count}} chosen' },
    addChecked: { ko: '{{count}}명 추가', en: 'Add {{count}}' },
    noHits: { ko: '검색 결과가 없습니다.', en: 'No results' },
    twice: { ko: '이미 추가했습니다.', en: 'Added already.' },
    noMembers: { ko: '부서에 사원이 없습니다.', en: 'No department members.' },
  },
} as const satisfies WordTree;

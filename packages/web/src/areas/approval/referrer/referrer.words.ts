import type { WordTree } from '../../../platform/i18n.ts';

export const referrerWords = {
  title: { ko: '참조자 선택', en: 'Referrers' },
  more: { ko: '외 {{count}}명 더 보기', en: { one: '{{count}} more', other: '{{count}} more' } },
  pick: { ko: '참조자 선택', en: 'Choose referrers' },
  change: { ko: '참조자 변경', en: 'Change referrers' },
  add: { ko: '참조자 추가', en: 'Add referrers' },
  added: { ko: '참조자를 추가했습니다.', en: 'Referrers added.' },
  list: { ko: '참조자', en: 'Referrers' },
  chosen: { ko: '참조자 ({{count}})', en: 'Referrers ({{count}})' },
  empty: {
    ko: '참조할 사원이나 부서를 선택하세요. 부서를 선택하면 하위 부서까지 모두 참조합니다.',
    en: 'Choose people or departments to inform. A department takes in all departments below it.',
  },
  wholeDepartment: { ko: '부서 전체 (하위 부서 포함)', en: 'Whole department with those below' },
  type: { Employee: { ko: '사원', en: 'Person' }, Department: { ko: '부서', en: 'Department' } },
  refusal: {
    drafter: { ko: '기안자', en: 'Drafter' },
    'on-line': { ko: '결재선에 있음', en: 'On the approval line' },
    present: { ko: '이미 참조 중', en: 'Already a referrer' },
    twice: { ko: '이미 추가됨', en: 'Already added' },
    full: { ko: '더 넣을 수 없음', en: 'Limit reached' },
    covered: { ko: '{{department}}에 포함됨', en: 'Covered by {{department}}' },
  },
  remove: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
  removeTitle: { ko: '참조 삭제', en: 'Remove referrer' },
  removeMessage: {
    ko: '{{name}} 님은 더 이상 참조자로 이 문서를 볼 수 없습니다.',
    en: '{{name}} can no longer read this document as a referrer.',
  },
  removeButton: { ko: '삭제', en: 'Remove' },
  removed: { ko: '{{name}}님의 참조권을 삭제 하였습니다.', en: 'Removed the referral of {{name}}.' },
} as const satisfies WordTree;

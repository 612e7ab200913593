import type { WordTree } from '../../../platform/i18n.ts';

export const relatedDocumentWords = {
  title: { ko: '첨부할 문서 선택', en: 'Attach documents' },
  choose: { ko: '문서 선택', en: 'Choose documents' },
  search: { ko: '제목, 문서번호, 기안자로 찾기', en: 'Search title, number or drafter' },
  documents: { ko: '첨부할 수 있는 문서', en: 'Documents that can be attached' },
  docNo: { ko: '문서번호', en: 'Number' },
  docTitle: { ko: '제목', en: 'Title' },
  drafter: { ko: '기안자', en: 'Drafter' },
  date: { ko: '기안일', en: 'Submitted' },
  already: { ko: '첨부됨', en: 'Attached' },
  none: { ko: '첨부할 수 있는 완료 문서가 없습니다.', en: 'There is no completed document to attach.' },
  noneFound: { ko: '찾는 문서가 없습니다. 다른 말로 찾아 보세요.', en: 'No document found. Try other words.' },
  chosen: { ko: '{{count}} / {{limit}}건 선택', en: '{{count}} / {{limit}} chosen' },
  newTab: { ko: '(새 탭에서 열림)', en: '(opens in a new tab)' },
  remove: { ko: '{{title}} 빼기', en: 'Remove {{title}}' },
} as const satisfies WordTree;

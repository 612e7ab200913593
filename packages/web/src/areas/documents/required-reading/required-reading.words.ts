import type { WordTree } from '../../../platform/i18n.ts';

export const requiredReadingWords = {
  waiting: { ko: '읽어야 할 문서', en: 'To be read' },
  homeKind: { ko: '문서센터 · 필독', en: 'Documents · to read' },
  hint: {
    ko: '여기에서 문서를 열면 읽은 것으로 표시됩니다. 관리 매뉴얼은 연 뒤에 읽고 이해했다고 확인해 주세요.',
    en: 'A document that you open here counts as read. Of a controlled manual, please confirm that you understood it.',
  },
  due: { ko: '기한', en: 'Due' },
  assigned: { ko: '지정일', en: 'Assigned' },
  news: {
    ko: '새 필독 문서 {{count}}건',
    en: { one: '{{count}} new document to read', other: '{{count}} new documents to read' },
  },
  empty: { ko: '지정된 필독 문서가 없습니다.', en: 'No required documents have been designated.' },
  revised: {
    ko: '{{title}}: 그사이 새 개정이 등록되었습니다. 새 개정을 열어 주세요.',
    en: '{{title}}: a new revision has been uploaded meanwhile. Please open the new one.',
  },
} as const satisfies WordTree;

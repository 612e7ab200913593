import type { WordTree } from '../../../platform/i18n.ts';

export const documentListWords = {
  upload: { ko: '문서 업로드', en: 'Upload a document' },
  search: { ko: '제목으로 찾기', en: 'Find by title' },
  order: { ko: '정렬', en: 'Order' },
  news: { ko: '새 문서 {{count}}건', en: { one: '{{count}} new document', other: '{{count}} new documents' } },
  empty: { ko: '이 자료실에 문서가 없습니다.', en: 'There are no documents in this drive.' },
  emptyHint: { ko: '문서를 올리면 여기에 나타납니다.', en: 'Documents appear here once they are uploaded.' },
  noMatch: { ko: '조건에 맞는 문서가 없습니다.', en: 'No document matches.' },
  orders: {
    title: { ko: '제목순', en: 'Title, A to Z' },
    '-title': { ko: '제목 역순', en: 'Title, Z to A' },
    revisionDate: { ko: '개정일 오래된 순', en: 'Revision date, oldest first' },
    '-revisionDate': { ko: '개정일 최신순', en: 'Revision date, newest first' },
    modifiedDate: { ko: '수정일 오래된 순', en: 'Modified, oldest first' },
    '-modifiedDate': { ko: '수정일 최신순', en: 'Modified, newest first' },
  },
} as const satisfies WordTree;

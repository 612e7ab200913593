import type { WordTree } from '../../../platform/i18n.ts';

export const documentSearchWords = {
  title: { ko: '통합 검색', en: 'Search all drives' },
  search: { ko: '검색', en: 'Search' },
  where: { ko: '찾을 곳', en: 'Where to look' },
  type: { Title: { ko: '제목', en: 'Title' }, Content: { ko: '제목과 내용', en: 'Title and content' } },
  every: {
    docType: { ko: '모든 문서 종류', en: 'All kinds' },
    drive: { ko: '모든 자료실', en: 'All drives' },
    department: { ko: '모든 부서', en: 'All departments' },
  },
  found: { ko: '찾은 문서', en: 'Documents found' },
  page: { ko: '{{page}}쪽', en: 'Page {{page}}' },
  start: { ko: '찾을 말을 입력해 주세요.', en: 'Enter what you are looking for.' },
  startHint: {
    ko: '제목에서는 제목·부제·문서번호·약어를 찾고, 내용에서는 문서의 글까지 찾습니다. 낱말을 여러 개 쓰면 모두 들어 있는 문서만 나옵니다.',
    en: 'Title looks at title, subtitle, document number and abbreviation; content looks at the text of the documents too. Of several words all must be there.',
  },
  none: { ko: '"{{text}}"에 맞는 문서가 없습니다.', en: 'No document matches "{{text}}".' },
  noneInTitles: {
    ko: '문서의 내용에서도 찾아 보거나 필터를 지워 보세요.',
    en: 'Search the contents too, or clear the filters.',
  },
  noneAtAll: {
    ko: '낱말을 줄이거나 바꾸고, 필터를 지워 보세요. 방금 올린 문서는 잠시 뒤에 내용으로 찾을 수 있습니다.',
    en: 'Use fewer or other words, or clear the filters. What was just uploaded is found by its content a little later.',
  },
  lookInside: { ko: '내용에서 찾기', en: 'Search the contents' },
  menu: {
    label: { ko: '찾을 제목이나 내용', en: 'Titles or words to look for' },
    all: { ko: '문서 검색', en: 'Search documents' },
  },
} as const satisfies WordTree;

import type { WordTree } from '../../platform/i18n.ts';

export const searchWords = {
  title: { ko: '검색', en: 'Search' },
  titleOf: { ko: '검색: {{text}}', en: 'Search: {{text}}' },
  field: { ko: '화면, 문서, 사람 찾기', en: 'Find a screen, a document, a person' },
  begin: { ko: '무엇을 찾을까요?', en: 'What are you looking for?' },
  beginHint: {
    ko: '화면과 할 일, 사람, 결재 문서, 안전보고, 문서센터를 한 번에 찾습니다. 이름은 초성으로도 찾습니다.',
    en: 'Screens, things to do, people, approval documents, safety reports and documents are searched at once. Korean names are found by their initial consonants too.',
  },
  screens: { ko: '화면과 할 일', en: 'Screens and things to do' },
  none: { ko: '‘{{text}}’에 맞는 것이 없습니다.', en: 'Nothing matches “{{text}}”.' },
  noneHint: { ko: '이름이나 제목의 일부로 다시 찾아 보세요.', en: 'Try a part of the name or the title.' },
  noneHere: { ko: '찾은 것이 없습니다.', en: 'Nothing found here.' },
  results: { ko: '{{heading}} 찾은 것', en: 'Results in {{heading}}' },
  allIn: { ko: '{{label}} {{count}}건 모두 보기', en: 'See all {{count}} in {{label}}' },
  more: {
    ko: '{{total}}명 가운데 {{shown}}명만 보입니다. 이름을 더 적어 보세요.',
    en: '{{shown}} of {{total}} are shown. Type more of the name.',
  },
  done: { ko: '영역마다 처음 몇 건을 보여 드립니다.', en: 'The first results of each area.' },
  palette: {
    placeholder: { ko: '화면, 문서, 사람 찾기', en: 'Find a screen, a document, a person' },
    acts: { ko: '바로 가기', en: 'Go to' },
    screens: { ko: '화면', en: 'Screens' },
    documents: { ko: '문서', en: 'Documents' },
    people: { ko: '사람', en: 'People' },
    helps: { ko: '도움말', en: 'Help' },
    found: { ko: '찾은 것', en: 'Results' },
    searching: { ko: '찾고 있습니다…', en: 'Searching…' },
    nothing: {
      ko: '‘{{text}}’에 맞는 것이 없습니다. 이름이나 제목의 일부로 찾아 보세요.',
      en: 'Nothing matches “{{text}}”. Try a part of the name or the title.',
    },
    all: { ko: '모든 결과 보기', en: 'See all results' },
    hint: { ko: '↑↓ 이동 · Enter 열기 · Esc 닫기', en: '↑↓ move · Enter open · Esc close' },
  },
} as const satisfies WordTree;

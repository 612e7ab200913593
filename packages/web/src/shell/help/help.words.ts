import type { WordTree } from '../../platform/i18n.ts';

export const helpWords = {
  of: { ko: '{{area}} 도움말', en: 'Help on {{area}}' },
  hint: { ko: '업무 영역마다 하는 일과 순서를 짧게 알려 줍니다.', en: 'What is done in each area, and how, in short.' },
  onPage: { ko: '이 페이지의 내용', en: 'On this page' },
} as const satisfies WordTree;

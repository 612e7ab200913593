import type { WordTree } from '../../../platform/i18n.ts';

export const catalogueWords = {
  recent: { ko: '최근에 고른 항목', en: 'Chosen last' },
} as const satisfies WordTree;

import type { WordTree } from '../../../platform/i18n.ts';

export const catalogueWords = {
  suggested: { ko: '제안 항목', en: 'Suggested' },
} as const satisfies WordTree;

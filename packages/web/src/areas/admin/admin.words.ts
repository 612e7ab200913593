import type { WordTree } from '../../platform/i18n.ts';

export const adminWords = {
  menu: { label: { ko: '관리자 메뉴', en: 'Admin menu' }, heading: { ko: '관리', en: 'Administration' } },
} as const satisfies WordTree;

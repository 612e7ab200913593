import type { WordTree } from '../../../platform/i18n.ts';

export const documentRevisionWords = {
  upcoming: { ko: '시행 예정 Rev. {{version}} · {{day}}', en: 'Upcoming Rev. {{version}} · {{day}}' },
  from: { ko: '{{version}} · {{day}} 시행', en: '{{version}} · from {{day}}' },
  superseded: {
    ko: 'SUPERSEDED · 대체된 개정 · 시행 {{from}} ~ {{last}}',
    en: 'SUPERSEDED · In force {{from}} ~ {{last}}',
  },
  notYet: { ko: '시행 전 · {{day}}부터 시행', en: 'Not yet in force · from {{day}}' },
  understood: { ko: '읽고 이해했습니다', en: 'I have read and understood' },
} as const satisfies WordTree;

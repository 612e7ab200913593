import type { WordTree } from '../../../platform/i18n.ts';

export const approvalPaperWords = {
  alertTitle: { ko: '처리하지 못했습니다', en: 'That did not work' },
  files: { ko: '첨부 파일', en: 'Attached files' },
  attachedDocs: { ko: '첨부 문서', en: 'Attached documents' },
  comment: { ko: '의견', en: 'Comment' },
} as const satisfies WordTree;

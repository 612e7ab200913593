import type { WordTree } from '../../../platform/i18n.ts';

export const approvalHomeWords = {
  waitingKind: { ko: '전자결재 · 결재', en: 'Approval · to approve' },
  asked: { ko: '답변할 질의', en: 'Questions to answer' },
  askedKind: { ko: '전자결재 · 질의 답변', en: 'Approval · question' },
  rejected: { ko: '반려되어 다시 쓸 문서', en: 'Rejected, to write again' },
  rejectedAll: { ko: '반려된 문서 모두 보기', en: 'All rejected' },
  rewriteOf: { ko: '{{title}} 다시 작성', en: 'Write {{title}} again' },
  recent: { ko: '최근 상신한 문서', en: 'Recently submitted' },
  recentAll: { ko: '내가 상신한 문서 모두 보기', en: 'All I submitted' },
  counts: { ko: '전자결재 현황', en: 'Approval at a glance' },
} as const satisfies WordTree;

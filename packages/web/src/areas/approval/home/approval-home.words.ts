import type { WordTree } from '../../../platform/i18n.ts';

export const approvalHomeWords = {
  waiting: { ko: '내가 처리할 일', en: 'Waiting for me' },
  waitingAll: { ko: '결재 필요 모두 보기', en: 'All that need my approval' },
  nothing: { ko: '기다리는 결재가 없습니다.', en: 'Nothing waits for your approval.' },
  nothingHint: { ko: '내 차례가 된 문서가 여기에 나타납니다.', en: 'Documents appear here when it is your turn.' },
  asked: { ko: '답변할 질의', en: 'Questions to answer' },
  askedAll: { ko: '답변할 질의 모두 보기', en: 'All questions to answer' },
  rejected: { ko: '반려되어 다시 쓸 문서', en: 'Rejected, to write again' },
  rejectedAll: { ko: '반려된 문서 모두 보기', en: 'All rejected' },
  rewriteOf: { ko: '{{title}} 다시 작성', en: 'Write {{title}} again' },
  recent: { ko: '최근 상신한 문서', en: 'Recently submitted' },
  recentAll: { ko: '내가 상신한 문서 모두 보기', en: 'All I submitted' },
  counts: { ko: '전자결재 현황', en: 'Approval at a glance' },
} as const satisfies WordTree;

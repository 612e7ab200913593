export const home = {
  waiting: '내가 처리할 일',
  waitingAll: '결재 필요 모두 보기',
  nothing: '기다리는 결재가 없습니다.',
  nothingHint: '내 차례가 된 문서가 여기에 나타납니다.',
  rejected: '반려되어 다시 쓸 문서',
  rejectedAll: '반려된 문서 모두 보기',
  rewriteOf: '{{title}} 다시 작성',
  recent: '최근 상신한 문서',
  recentAll: '내가 상신한 문서 모두 보기',
  counts: '전자결재 현황',
} as const;

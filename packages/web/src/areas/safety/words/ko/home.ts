export const home = {
  reports: '안전보고서',
  drafts: '임시저장한 보고서',
  draftCount: '{{shown}}건',
  awaiting: '내가 평가할 안전보고서',
  asked: '회신할 안전보고서',
  answered: '회신이 온 내 보고서',
  all: '내 보고서 모두 보기',
} as const;

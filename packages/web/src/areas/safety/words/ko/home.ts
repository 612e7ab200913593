export const home = {
  reports: '안전보고서',
  drafts: '임시저장한 보고서',
} as const;

export const menu = {
  label: '안전보고 메뉴',
  heading: '안전보고서',
  write: '새 보고서',
  draft: '임시저장',
  drafts: '{{shown}}건',
  report: '보고서',
  caseHeading: '안전 사례',
  investigation: '조사',
  hazard: '위해요인 대장',
  actions: '조치 관리',
  myAction: '내 조치',
} as const;

import type { WordTree } from '../../platform/i18n.ts';

export const safetyMenuWords = {
  label: { ko: '안전보고 메뉴', en: 'Safety menu' },
  heading: { ko: '안전보고서', en: 'Safety reports' },
  write: { ko: '새 보고서', en: 'New report' },
  draft: { ko: '임시저장', en: 'Draft' },
  drafts: { ko: '{{shown}}건', en: { one: '{{shown}} draft', other: '{{shown}} drafts' } },
  report: { ko: '보고서', en: 'Report' },
  lesson: { ko: '안전 교훈', en: 'Lessons' },
  filing: { ko: '법정 보고', en: 'Statutory filing' },
  news: { ko: '새 소식 {{shown}}건', en: '{{shown}} with news' },
  caseHeading: { ko: '안전 사례', en: 'Safety cases' },
  investigation: { ko: '조사', en: 'Investigation' },
  hazard: { ko: '위해요인 대장', en: 'Hazard log' },
  actions: { ko: '조치 관리', en: 'Actions' },
  myAction: { ko: '내 조치', en: 'My Action' },
  actionLog: { ko: '조치 대장', en: 'Action log' },
  analysis: { ko: '분석', en: 'Analysis' },
  board: { ko: '안전 현황판', en: 'Safety board' },
} as const satisfies WordTree;

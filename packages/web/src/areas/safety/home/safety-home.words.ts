import type { WordTree } from '../../../platform/i18n.ts';

export const safetyHomeWords = {
  write: { ko: '안전보고서 작성', en: 'Write a safety report' },
  drafts: { ko: '임시저장한 보고서', en: 'Drafts of reports' },
  /** Area and kind of work, as a row of what waits says it. */
  kind: {
    new: { ko: '안전보고 · 분류', en: 'Safety · to classify' },
    mandatory: { ko: '안전보고 · 의무보고', en: 'Safety · mandatory' },
    assess: { ko: '안전보고 · 위험도 평가', en: 'Safety · to assess' },
    feedback: { ko: '안전보고 · 회신', en: 'Safety · feedback' },
    message: { ko: '안전보고 · 보고자 메시지', en: 'Safety · message' },
    plan: { ko: '안전보고 · 조사 승인', en: 'Safety · plan to approve' },
    investigation: { ko: '안전보고 · 조사', en: 'Safety · investigation' },
  },
  desk: {
    draftCount: { ko: '{{shown}}건', en: '{{shown}}' },
    awaiting: { ko: '내가 평가할 안전보고서', en: 'Reports for me to assess' },
    mandatoryToday: { ko: '오늘 접수된 의무보고', en: 'Mandatory reports of today' },
    new: { ko: '새로 접수된 안전보고서', en: 'New reports to classify' },
    plans: { ko: '승인을 기다리는 조사', en: 'Investigations that wait for approval' },
    newPlans: { ko: '새 조사 {{count}}건', en: '{{count}} new' },
    investigations: { ko: '내가 참여하는 조사', en: 'My investigations' },
    cameBack: { ko: '반려된 조사 결과', en: 'Plan returned' },
    asked: { ko: '회신할 안전보고서', en: 'Feedback to give' },
    all: { ko: '내 보고서 모두 보기', en: 'All my reports' },
  },
} as const satisfies WordTree;

import type { WordTree } from '../../../platform/i18n.ts';

export const safetyHomeWords = {
  write: { ko: '안전보고서 작성', en: 'Report something' },
  drafts: { ko: '임시저장한 보고서', en: 'Drafts of reports' },
  desk: {
    draftCount: { ko: '{{shown}}건', en: '{{shown}}' },
    awaiting: { ko: '내가 평가할 안전보고서', en: 'Reports for me to assess' },
    mandatoryToday: { ko: '오늘 접수된 의무보고', en: 'Mandatory reports of today' },
    new: { ko: '새로 접수된 안전보고서', en: 'New reports to classify' },
    allNew: { ko: '분류 대기 보고서', en: 'Reports to classify' },
    plans: { ko: '승인을 기다리는 조사', en: 'Investigations that wait for approval' },
    allPlans: { ko: '승인 대기 조사 모두 보기', en: 'All that wait for approval' },
    newPlans: { ko: '새 조사 {{count}}건', en: '{{count}} new' },
    investigations: { ko: '내가 참여하는 조사', en: 'My investigations' },
    allInvestigations: { ko: '내 조사 모두 보기', en: 'All my investigations' },
    cameBack: { ko: '반려된 조사 결과', en: 'Plan returned' },
    status: { ko: '상태', en: 'Status' },
    planNumber: { ko: '조사 번호', en: 'Number' },
    planTitle: { ko: '제목', en: 'Title' },
    planEnd: { ko: '종료일', en: 'Ends on' },
    asked: { ko: '회신할 안전보고서', en: 'Feedback to give' },
    all: { ko: '내 보고서 모두 보기', en: 'All my reports' },
  },
} as const satisfies WordTree;

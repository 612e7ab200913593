import type { NotificationTable } from '@portal/contract/kernel';

/** The notifications about records of this area. */
export const approvalNotifications = {
  'your-turn': { ko: '결재할 차례입니다.', en: 'It is your turn to decide.' },
  'handed-over': { ko: '결재를 넘겨받았습니다.', en: 'An approval was handed over to you.' },
  approved: { ko: '결재가 완료되었습니다.', en: 'Your document was approved.' },
  rejected: { ko: '결재가 반려되었습니다.', en: 'Your document was rejected.' },
  held: { ko: '결재가 보류되었습니다.', en: 'Your document was put on hold.' },
  returned: { ko: '결재 문서가 이전 단계로 돌아갔습니다.', en: 'A document was sent back one step.' },
  withdrawn: { ko: '결재자가 승인을 취소했습니다.', en: 'An approver took their approval back.' },
  'decided-finally': {
    ko: '결재할 문서가 전결로 완료되었습니다.',
    en: 'A document was decided finally before your step.',
  },
  recalled: { ko: '기안자가 결재 문서를 회수했습니다.', en: 'The drafter recalled a document.' },
  asked: { ko: '결재 문서에 질의가 있습니다.', en: 'You were asked about a document.' },
  answered: { ko: '질의에 답변이 등록되었습니다.', en: 'Your question was answered.' },
  nudged: { ko: '결재를 기다리고 있습니다.', en: 'The drafter reminds you to decide.' },
  'acted-for-you': { ko: '대결자가 결재를 처리했습니다.', en: 'Your deputy acted in your place.' },
  'deputy-named': { ko: '대결이 지정되었습니다.', en: 'A deputy was named.' },
  'delegation-ended': { ko: '대결이 종료되었습니다.', en: 'A delegation was ended.' },
  'deputy-away': { ko: '대결자도 그 기간에 자리를 비웁니다.', en: 'Your deputy is away on some of these days.' },
  'deputy-proposed': {
    ko: '휴가 동안 결재를 맡을 대결자를 지정해 주세요.',
    en: 'Name a deputy for the days of your leave.',
  },
  commented: { ko: '결재 의견이 등록되었습니다.', en: 'A comment was left on your document.' },
  referred: { ko: '참조 문서가 등록되었습니다.', en: 'A document was referred to you.' },
  'leave-begins': { ko: '내일 휴가가 시작됩니다.', en: 'Your leave begins tomorrow.' },
} as const satisfies NotificationTable;

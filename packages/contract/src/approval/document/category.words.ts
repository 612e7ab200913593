import type { WordTree } from '@portal/contract/kernel';

/** The names of the categories of documents. */
export const categoryWords = {
  LetterOfApproval: {
    title: { ko: '일반품의서', en: 'Letter of approval' },
    description: { ko: '업무상 결정이 필요한 사항을 품의합니다.', en: 'Asks for a decision the work needs.' },
  },
  LeaveApplication: {
    title: { ko: '휴가신청서', en: 'Leave application' },
    description: {
      ko: '연차, 반차, 경조 휴가 등을 신청합니다.',
      en: 'Asks for annual leave, half days and other leave.',
    },
  },
} as const satisfies WordTree;

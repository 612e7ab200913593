import type { WordTree } from '@portal/contract/kernel';

/** Labels of the types of leave, on screen and paper. */
export const leaveWords = {
  absenceType: {
    AnnualLeave: { ko: '연차', en: 'Annual leave' },
    Training: { ko: '훈련', en: 'Training' },
    Education: { ko: '교육', en: 'Education' },
    FamilyEventLeave: { ko: '경조휴가', en: 'Family event leave' },
    MaternityLeave: { ko: '출산휴가', en: 'Maternity leave' },
    RestRecreationLeave: { ko: '휴양휴가', en: 'Rest and recreation leave' },
    AlternativeVacation: { ko: '대체휴가', en: 'Alternative leave' },
  },
} as const satisfies WordTree;

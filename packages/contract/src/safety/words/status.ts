/** What the statuses of a report are called. */
export const status = {
  ko: {
    Draft: '임시저장',
    Open: '접수',
    HazardIdentification: '위해요인 식별',
    FirstRiskAssessment: '1차 위험평가',
    SecondRiskAssessment: '2차 위험평가',
    Notification: '통보',
    Action: '조치',
    ThirdRiskAssessment: '3차 위험평가',
    Closed: '종결',
  },
  en: {
    Draft: 'Draft',
    Open: 'Open',
    HazardIdentification: 'Hazard identification',
    FirstRiskAssessment: 'First risk assessment',
    SecondRiskAssessment: 'Second risk assessment',
    Notification: 'Notification',
    Action: 'Action',
    ThirdRiskAssessment: 'Third risk assessment',
    Closed: 'Closed',
  },
} as const;

/** What the statuses of investigations, hazards and actions are called. */
export const caseStatus = {
  ko: {
    Open: '접수',
    InProgress: '진행 중',
    Approval: '승인 대기',
    Action: '조치',
    Reassessment: '재평가',
    Closed: '종결',
    Completed: '완료',
    Cancelled: '취소',
  },
  en: {
    Open: 'Open',
    InProgress: 'In progress',
    Approval: 'Approval',
    Action: 'Action',
    Reassessment: 'Reassessment',
    Closed: 'Closed',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
  },
} as const;

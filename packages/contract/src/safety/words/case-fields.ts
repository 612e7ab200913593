/** What the fields of investigations and hazards are called, in the trail and in print. */
export const caseFields = {
  ko: {
    title: '제목',
    source: '출처',
    type: '조사 종류',
    objective: '목적',
    investigators: '조사자',
    startDate: '시작일',
    endDate: '종료일',
    reportId: '연결 보고서',
    category: '위해요인 분류',
    potentialConsequences: '예상되는 결과',
    controlType: '통제 방법',
  },
  en: {
    title: 'Title',
    source: 'Source',
    type: 'Type',
    objective: 'Objective',
    investigators: 'Investigators',
    startDate: 'Start',
    endDate: 'End',
    reportId: 'Linked report',
    category: 'Hazard category',
    potentialConsequences: 'Potential consequences',
    controlType: 'Control',
  },
} as const;

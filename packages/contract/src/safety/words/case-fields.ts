/** What the fields of investigations and hazards are called, in the trail and in print. */
export const caseFields = {
  ko: {
    title: '제목',
    source: '출처',
    type: '유형',
    objective: '목적',
    investigators: '조사자',
    startDate: '시작일',
    endDate: '종료일',
    reportId: '연결된 보고서',
    category: '위해요인 분류',
    potentialConsequences: '잠재적 결과',
    controlType: '통제 방식',
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
    category: 'Category of hazard',
    potentialConsequences: 'Potential consequences',
    controlType: 'Control',
  },
} as const;

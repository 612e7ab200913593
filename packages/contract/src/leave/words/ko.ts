/** What the kinds of leave are called, on the screen and on paper. */
export const ko = {
  absenceType: {
    AnnualLeave: '연차',
    Training: '훈련',
    Education: '교육',
    FamilyEventLeave: '경조휴가',
    MaternityLeave: '출산휴가',
    RestRecreationLeave: '휴양휴가',
    AlternativeVacation: '대체휴가',
  },
} as const;

/** The same in English. */
export const en = {
  absenceType: {
    AnnualLeave: 'Annual leave',
    Training: 'Training',
    Education: 'Education',
    FamilyEventLeave: 'Family event leave',
    MaternityLeave: 'Maternity leave',
    RestRecreationLeave: 'Rest and recreation leave',
    AlternativeVacation: 'Alternative leave',
  },
} as const;

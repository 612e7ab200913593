/**
 * The kinds of what waits for an employee who resigns: their actions, planned ones, closing requests of actions they
 * assigned, requested assessments, and investigations. Nothing reveals who wrote a report.
 */
export const safetyWaitingKinds = [
  'safety-actions',
  'safety-planned-actions',
  'safety-closing-requests',
  'safety-assessments',
  'safety-investigations',
] as const;

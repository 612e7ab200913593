/** What waits for somebody who is to leave: actions they are to take, those a plan gives them, requests to close what they assigned, assessments they were asked for, investigations they are in. Nothing of who wrote what. */
export const safetyWaitingKinds = [
  'safety-actions',
  'safety-planned-actions',
  'safety-closing-requests',
  'safety-assessments',
  'safety-investigations',
] as const;

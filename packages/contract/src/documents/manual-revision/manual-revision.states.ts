/** Where a revision of a manual is on its way (rules/documents.md#states-of-a-manual-revision). */
export const manualRevisionStates = [
  'Draft',
  'InApproval',
  'Approved',
  'Scheduled',
  'InForce',
  'Superseded',
  'Withdrawn',
] as const;
export type ManualRevisionState = (typeof manualRevisionStates)[number];

/** Where a released revision is by its day. */
export const revisionPeriods = ['Scheduled', 'InForce', 'Superseded'] as const;
export type RevisionPeriod = (typeof revisionPeriods)[number];

/** What is stored of the way of a controlled revision; the rest follows from days. */
export const revisionStages = ['Draft', 'InApproval', 'Approved', 'Released', 'Withdrawn'] as const;
export type RevisionStage = (typeof revisionStages)[number];

/** What an approved revision waits for. */
export const awaitedThings = ['Authority', 'Day'] as const;
export type AwaitedThing = (typeof awaitedThings)[number];

/** 인가 and 신고: how an authority takes part in a revision. */
export const authorityKinds = ['Approval', 'Filing'] as const;
export type AuthorityKind = (typeof authorityKinds)[number];

/** Whether the authority said that it accepts a filing, or is deemed to by its silence. */
export const acceptances = ['Notified', 'Deemed'] as const;
export type Acceptance = (typeof acceptances)[number];

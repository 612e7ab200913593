/** The stages of a manual's revision (rules/documents.md#states-of-a-manual-revision). */
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

/** The state of a released revision by its day. */
export const revisionPeriods = ['Scheduled', 'InForce', 'Superseded'] as const;
export type RevisionPeriod = (typeof revisionPeriods)[number];

/** The stored stages of a controlled revision; the other states follow from days. */
export const revisionStages = ['Draft', 'InApproval', 'Approved', 'Released', 'Withdrawn'] as const;
export type RevisionStage = (typeof revisionStages)[number];

/** What an approved revision waits for. */
export const awaitedThings = ['Authority', 'Day'] as const;
export type AwaitedThing = (typeof awaitedThings)[number];

/** 인가 and 신고: the role of an authority for a revision. */
export const authorityKinds = ['Approval', 'Filing'] as const;
export type AuthorityKind = (typeof authorityKinds)[number];

/** Whether the authority accepted a filing, or is deemed to have by not answering. */
export const acceptances = ['Notified', 'Deemed'] as const;
export type Acceptance = (typeof acceptances)[number];

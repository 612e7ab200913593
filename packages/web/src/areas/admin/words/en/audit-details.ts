export const auditDetails = {
  facts: 'What changed',
  before: 'Before',
  after: 'After',
  noFacts: 'No details were kept.',
  yes: 'Yes',
  no: 'No',
} as const;

export const auditDetails = {
  facts: '변경 내용',
  before: '변경 전',
  after: '변경 후',
  noFacts: '세부 내용이 없습니다.',
  yes: '예',
  no: '아니요',
} as const;

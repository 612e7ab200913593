import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

export const indicatorsProblems = {} as const satisfies ProblemTable;

/** What may be wrong with a field. */
export const indicatorsFields = {
  'month-to-come': { ko: '아직 오지 않은 달입니다.', en: 'This month has not come yet.' },
  // A number of years is written without a comma.
  'year-out-of-range': { ko: '{expected} 사이의 연도여야 합니다.', en: 'Must be a year of {expected}.' },
  'place-twice': { ko: '같은 항목이 파일에 두 번 있습니다.', en: 'The file says this twice.' },
  'thresholds-not-rising': {
    ko: '예비·목표·주의·경계·심각의 순서로 커져야 합니다.',
    en: 'Thresholds must rise from Reserve to Serious.',
  },
} as const satisfies FieldTable;

import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

export const indicatorsProblems = {} as const satisfies ProblemTable;

/** The problems of fields. */
export const indicatorsFields = {
  'month-to-come': { ko: '아직 오지 않은 달입니다.', en: 'This month is in the future.' },
  // Years are written without a thousands separator.
  'year-out-of-range': { ko: '{expected} 사이의 연도여야 합니다.', en: 'Must be a year of {expected}.' },
  'place-twice': { ko: '같은 항목이 파일에 두 번 있습니다.', en: 'This appears twice in the file.' },
  'month-not-over': { ko: '아직 끝나지 않은 달은 마감할 수 없습니다.', en: 'A month can be closed once it is over.' },
  'figure-uploaded': {
    ko: '표로 올린 수치입니다. 마감하려면 먼저 표에서 비웁니다.',
    en: 'This figure was uploaded. Blank it by a sheet before closing it.',
  },
  'no-proposal': { ko: '이 지표는 그 달에 제안이 없습니다.', en: 'Nothing is proposed for this indicator and month.' },
  'hazard-unknown': { ko: '없는 위해요인입니다.', en: 'There is no such hazard.' },
  'action-unknown': { ko: '없는 조치입니다.', en: 'There is no such action.' },
  'thresholds-not-rising': {
    ko: '예비·목표·주의·경계·심각의 순서로 커져야 합니다.',
    en: 'Thresholds must rise from Reserve to Serious.',
  },
} as const satisfies FieldTable;

import { type Language, wordsIn } from '@portal/contract/kernel';
import { caseWords, reportCodeWords, reportWords, riskWords } from '@portal/contract/safety';

const named = {
  ...reportWords,
  caseStatus: caseWords.status,
  source: caseWords.source,
  investigationType: caseWords.investigationType,
  risk: riskWords,
  code: reportCodeWords,
};

const ko = {
  ...wordsIn('ko', named),
  kind: { SSR: '의무보고서 (SSR)', SSVR: '자율보고서 (SSVR)' },
  confidential: '비공개',
  yes: '예',
  no: '아니요',
  clock: (hour: number) => `${hour}시 방향`,
  fieldOfWork: '분야',
  reportedAs: '보고자의 판단',
  initialRisk: '초기 위험도',
  residualRisk: '잔여 위험도',
  assessments: '위험도 평가',
  classification: '분류',
  eventCategories: '사건 분류',
  caseType: '구분',
  eventType: '사건 유형',
  reportToAuthority: '국토교통부 보고',
  isUnmanaged: '관리 제외',
  image: '그림',
  missingImage: '표시할 수 없는 그림',
  page: '{page} / {pages}',
};

const en: Same<typeof ko> = {
  ...wordsIn('en', named),
  kind: { SSR: 'Mandatory report (SSR)', SSVR: 'Voluntary report (SSVR)' },
  confidential: 'Confidential',
  yes: 'Yes',
  no: 'No',
  clock: (hour) => `${hour} o'clock`,
  fieldOfWork: 'Field',
  reportedAs: 'Taken for by the reporter',
  initialRisk: 'Initial risk',
  residualRisk: 'Residual risk',
  assessments: 'Risk assessment',
  classification: 'Classification',
  eventCategories: 'Event categories',
  caseType: 'Case',
  eventType: 'Type of event',
  reportToAuthority: 'Report to the authority',
  isUnmanaged: 'Unnecessary to manage',
  image: 'Picture',
  missingImage: 'A picture that cannot be shown',
  page: '{page} of {pages}',
};

type Same<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Same<Words[Key]>;
};

/** The words of a printed report, in the language of its reader. */
export const printWords: Record<Language, Same<typeof ko>> = { ko, en };
export type PrintWords = (typeof printWords)[Language];

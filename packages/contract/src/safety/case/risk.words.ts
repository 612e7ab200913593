import type { WordTree } from '@portal/contract/kernel';

/** The names of severities and probabilities with their meaning, as in the matrix. */
export const riskWords = {
  none: { ko: 'N/A', en: 'N/A' },
  severity: {
    A: { ko: '재앙적', en: 'Catastrophic' },
    B: { ko: '위험', en: 'Hazardous' },
    C: { ko: '중대', en: 'Major' },
    D: { ko: '경미', en: 'Minor' },
    E: { ko: '무시 가능', en: 'Negligible' },
  },
  probability: {
    1: { ko: '극히 희박', en: 'Extremely improbable' },
    2: { ko: '매우 희박', en: 'Improbable' },
    3: { ko: '희박', en: 'Remote' },
    4: { ko: '가끔', en: 'Occasional' },
    5: { ko: '빈번', en: 'Frequent' },
  },
  perHour: {
    1: { ko: '10⁻⁷ 미만', en: 'below 10⁻⁷' },
    2: { ko: '10⁻⁷ ~ 10⁻⁶', en: '10⁻⁷ to 10⁻⁶' },
    3: { ko: '10⁻⁶ ~ 10⁻⁵', en: '10⁻⁶ to 10⁻⁵' },
    4: { ko: '10⁻⁵ ~ 10⁻³', en: '10⁻⁵ to 10⁻³' },
    5: { ko: '10⁻³ ~ 1', en: '10⁻³ to 1' },
  },
  often: {
    1: { ko: '일어난다고 생각하기 어려움', en: 'Almost inconceivable' },
    2: { ko: '일어날 가능성이 매우 낮음', en: 'Very unlikely to occur' },
    3: { ko: '일어날 것 같지 않으나 가능함', en: 'Unlikely to occur, but possible' },
    4: { ko: '가끔 일어날 것 같음', en: 'Likely to occur sometimes' },
    5: { ko: '자주 일어날 것 같음', en: 'Likely to occur many times' },
  },
  harm: {
    A: { ko: '다수 사망, 항공기 전손', en: 'Many deaths, aircraft lost' },
    B: { ko: '사망·중상, 안전 여유의 큰 감소', en: 'Death or serious injury, large loss of safety margin' },
    C: { ko: '부상, 안전 여유의 뚜렷한 감소', en: 'Injuries, significant loss of safety margin' },
    D: { ko: '불편, 운항 제한, 비상절차 사용', en: 'Nuisance, operating limits, emergency procedures' },
    E: { ko: '영향이 거의 없음', en: 'Little consequence' },
  },
  recovery: {
    A: { ko: '복구 불가', en: 'Not recoverable' },
    B: { ko: '1개월 이상', en: '1 month or more' },
    C: { ko: '3일 ~ 1개월', en: '3 days to 1 month' },
    D: { ko: '3시간 ~ 3일', en: '3 hours to 3 days' },
    E: { ko: '3시간 미만', en: 'Under 3 hours' },
  },
  cost: {
    A: { ko: '1,000억 원 이상', en: 'KRW 100 billion or more' },
    B: { ko: '100억 ~ 1,000억 원', en: 'KRW 10 to 100 billion' },
    C: { ko: '5,000만 ~ 100억 원', en: 'KRW 50 million to 10 billion' },
    D: { ko: '100만 ~ 5,000만 원', en: 'KRW 1 to 50 million' },
    E: { ko: '100만 원 미만', en: 'Under KRW 1 million' },
  },
  penalty: {
    A: { ko: '180억 원 이상', en: 'KRW 18 billion or more' },
    B: { ko: '120억 ~ 180억 원', en: 'KRW 12 to 18 billion' },
    C: { ko: '18억 ~ 120억 원', en: 'KRW 1.8 to 12 billion' },
    D: { ko: '18억 원 미만', en: 'Under KRW 1.8 billion' },
    E: { ko: '없음', en: 'None' },
  },
  class: {
    'val-a': { ko: '허용 불가', en: 'Unacceptable' },
    'val-b': { ko: '경감 필요', en: 'To be mitigated' },
    'val-c': { ko: '관리 하 허용', en: 'Acceptable under control' },
    'val-d': { ko: '허용', en: 'Acceptable' },
  },
  act: {
    'val-a': { ko: '즉시 중단하고 최고경영자가 판단합니다.', en: 'Stop at once; the accountable manager decides.' },
    'val-b': {
      ko: '위험을 줄이는 조치가 필요하며 본부장이 판단합니다.',
      en: 'Action to reduce the risk is needed; the director decides.',
    },
    'val-c': { ko: '팀에서 관리하며 계속할 수 있습니다.', en: 'The team goes on under control.' },
    'val-d': { ko: '조치 없이 계속할 수 있습니다.', en: 'Nothing has to be done.' },
  },
} as const satisfies WordTree;

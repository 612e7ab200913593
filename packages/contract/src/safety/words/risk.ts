/** How severe, how probable, and what that means, as the matrix says it (spec 3, Risk). */
const ko = {
  none: 'N/A',
  severity: { A: '재앙적', B: '위험', C: '중대', D: '경미', E: '무시 가능' },
  probability: { 5: '빈번함', 4: '때때로', 3: '드묾', 2: '희박함', 1: '극히 희박함' },
  perHour: { 5: '10⁻³ ~ 1', 4: '10⁻⁵ ~ 10⁻³', 3: '10⁻⁶ ~ 10⁻⁵', 2: '10⁻⁷ ~ 10⁻⁶', 1: '10⁻⁷ 미만' },
  often: {
    5: '자주 일어날 것 같음',
    4: '가끔 일어날 것 같음',
    3: '일어날 것 같지 않으나 가능함',
    2: '일어날 가능성이 매우 낮음',
    1: '일어난다고 생각하기 어려움',
  },
  harm: {
    A: '다수 사망, 항공기 전손',
    B: '사망·중상, 안전 여유의 큰 감소',
    C: '부상, 안전 여유의 뚜렷한 감소',
    D: '불편, 운항 제한, 비상절차 사용',
    E: '영향이 거의 없음',
  },
  recovery: { A: '복구 불가', B: '1개월 이상', C: '3일 ~ 1개월', D: '3시간 ~ 3일', E: '3시간 미만' },
  cost: {
    A: '1,000억 원 이상',
    B: '100억 ~ 1,000억 원',
    C: '5,000만 ~ 100억 원',
    D: '100만 ~ 5,000만 원',
    E: '100만 원 미만',
  },
  penalty: { A: '180억 원 이상', B: '120억 ~ 180억 원', C: '18억 ~ 120억 원', D: '18억 원 미만', E: '없음' },
  class: { 'val-a': '허용 불가', 'val-b': '경감 필요', 'val-c': '관리 하 허용', 'val-d': '허용' },
  act: {
    'val-a': '즉시 중단하고 최고경영자가 판단합니다.',
    'val-b': '위험을 줄이는 조치가 필요하며 본부장이 판단합니다.',
    'val-c': '팀에서 관리하며 계속할 수 있습니다.',
    'val-d': '조치 없이 계속할 수 있습니다.',
  },
} as const;

type Same<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Same<Tree[Key]> };

const en: Same<typeof ko> = {
  none: 'N/A',
  severity: { A: 'Catastrophic', B: 'Hazardous', C: 'Major', D: 'Minor', E: 'Negligible' },
  probability: { 5: 'Frequent', 4: 'Occasional', 3: 'Remote', 2: 'Improbable', 1: 'Extremely improbable' },
  perHour: { 5: '10⁻³ to 1', 4: '10⁻⁵ to 10⁻³', 3: '10⁻⁶ to 10⁻⁵', 2: '10⁻⁷ to 10⁻⁶', 1: 'below 10⁻⁷' },
  often: {
    5: 'Likely to occur many times',
    4: 'Likely to occur sometimes',
    3: 'Unlikely to occur, but possible',
    2: 'Very unlikely to occur',
    1: 'Almost inconceivable',
  },
  harm: {
    A: 'Many deaths, aircraft lost',
    B: 'Death or serious injury, large loss of safety margin',
    C: 'Injuries, significant loss of safety margin',
    D: 'Nuisance, operating limits, emergency procedures',
    E: 'Little consequence',
  },
  recovery: {
    A: 'Not recoverable',
    B: '1 month or more',
    C: '3 days to 1 month',
    D: '3 hours to 3 days',
    E: 'Under 3 hours',
  },
  cost: {
    A: 'KRW 100 billion or more',
    B: 'KRW 10 to 100 billion',
    C: 'KRW 50 million to 10 billion',
    D: 'KRW 1 to 50 million',
    E: 'Under KRW 1 million',
  },
  penalty: {
    A: 'KRW 18 billion or more',
    B: 'KRW 12 to 18 billion',
    C: 'KRW 1.8 to 12 billion',
    D: 'Under KRW 1.8 billion',
    E: 'None',
  },
  class: {
    'val-a': 'Unacceptable',
    'val-b': 'To be mitigated',
    'val-c': 'Acceptable under control',
    'val-d': 'Acceptable',
  },
  act: {
    'val-a': 'Stop at once; the accountable manager decides.',
    'val-b': 'Action to reduce the risk is needed; the director decides.',
    'val-c': 'The team goes on under control.',
    'val-d': 'Nothing has to be done.',
  },
};

export const risk = { ko, en } as const;

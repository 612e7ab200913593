import type { FactualBody, HazardBody, InvestigationBody, RootCauseBody } from '@portal/contract/safety';

/** A matter that the safety office looks into: what is known, why it happened, what is done about it. */
export type Matter = {
  investigation: Pick<
    InvestigationBody,
    'title' | 'source' | 'type' | 'fieldLevel1' | 'fieldLevel2' | 'description' | 'objective'
  >;
  facts: readonly FactualBody[];
  rootCause: RootCauseBody;
  hazard: HazardBody;
  conclusion: string;
  appendix: string;
};

const levels = (one: number, two?: number, three?: number, four?: number) => ({
  level1: { id: one },
  ...(two === undefined ? {} : { level2: { id: two } }),
  ...(three === undefined ? {} : { level3: { id: three } }),
  ...(four === undefined ? {} : { level4: { id: four } }),
});

export const matters: readonly Matter[] = [
  {
    investigation: {
      title: '김포 착륙 중 활주로 이탈 접근 사건',
      source: 'SiteInspection',
      type: 'Incident_SignificantEvent',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 13 },
      description:
        '강한 측풍과 젖은 활주로에서 접지가 늦어졌고, 활주로 끝 300 m를 남기고 정지하였다. 인명 피해와 항공기 손상은 없었다.\n비행자료, 승무원 진술, 기상 기록을 모아 접지가 늦어진 까닭과 재발을 막을 방법을 찾는다.',
      objective: '안정된 접근 기준과 복행 판단이 지켜지지 않은 까닭을 밝힌다.',
    },
    facts: [
      {
        title: '비행자료 분석',
        description:
          '1,000 ft 통과 시 속도는 Vref+18 kt, 강하율은 1,050 ft/min이었다. 접지점은 활주로 끝에서 3,400 ft 안쪽이며 역추력은 접지 6초 뒤 전개되었다.',
      },
      {
        title: '기장 면담',
        description:
          '바람이 약해지리라 보고 접근을 이어 갔으며, 500 ft에서 복행을 생각하였으나 부기장의 호출이 없었다고 진술하였다.',
      },
      {
        title: '기상 기록',
        description: '접지 시각의 바람은 310도 18 kt, 돌풍 29 kt였고 활주로 표면은 젖음으로 통보되었다.',
      },
    ],
    rootCause: { ...levels(2, 23, 2301, 23011), description: '불안정 접근에서 복행 호출이 이루어지지 않았다.' },
    hazard: {
      title: '젖은 활주로와 측풍에서의 불안정 접근',
      category: levels(1, 11, 1102, 11021),
      potentialConsequences: [levels(4, 401, 4011)],
      controlType: 'Reduction',
    },
    conclusion:
      '불안정 접근 기준을 벗어난 접근이 500 ft 이하까지 이어졌다. 복행 판단의 책임이 두 조종사 사이에 나뉘어 있었다.',
    appendix: '비행자료 그래프, 기상 기록, 승무원 면담 기록.',
  },
  {
    investigation: {
      title: '램프에서 견인 중 날개 끝 접촉',
      source: 'QualityAudit',
      type: 'Incident_SignificantEvent',
      fieldLevel1: { id: 4 },
      fieldLevel2: { id: 41 },
      description: '야간 견인 중 주기된 계단차와 왼쪽 날개 끝이 접촉하였다. 유도자 한 명이 자리를 비운 상태였다.',
      objective: null,
    },
    facts: [
      { title: '현장 확인', description: '계단차는 주기선 밖 1.2 m에 세워져 있었고 주기선 조명 두 개가 꺼져 있었다.' },
      { title: '작업 배치', description: '해당 조의 유도자 세 명 가운데 한 명이 다른 기체의 출발을 돕고 있었다.' },
    ],
    rootCause: { ...levels(3, 32, 3202), description: '동시에 두 대를 견인하도록 배치되었다.' },
    hazard: {
      title: '야간 견인 중 지상 접촉',
      category: levels(4, 42, 4201),
      potentialConsequences: [levels(6, 601, 6014)],
      controlType: 'Segregation',
    },
    conclusion: '유도자 수가 기준에 못 미친 채 견인이 시작되었다.',
    appendix: '현장 사진, 근무 배치표.',
  },
  {
    investigation: {
      title: '리튬 배터리 미신고 화물 발견',
      source: 'AuthorityRequest_CAR',
      type: 'HighRiskHazard',
      fieldLevel1: { id: 5 },
      fieldLevel2: { id: 52 },
      description:
        '탑재 전 검색에서 전자담배와 보조 배터리 42개가 일반 화물로 접수된 것이 발견되었다. 당국이 시정 조치를 요청하였다.',
      objective: '접수부터 탑재까지 걸러지지 않은 자리를 찾는다.',
    },
    facts: [
      { title: '화물 접수 기록', description: '품명은 "생활용품"으로 적혔고 화주는 처음 거래하는 업체였다.' },
      { title: '검색 영상', description: '1차 검색에서 배터리로 보이는 물체가 지나갔으나 판독자는 멈추지 않았다.' },
    ],
    rootCause: { ...levels(4, 43, 4302), description: '처음 거래하는 화주에 대한 확인 절차가 없다.' },
    hazard: {
      title: '미신고 리튬 배터리 탑재',
      category: levels(4, 44, 4401),
      potentialConsequences: [levels(5, 501, 5013), levels(12, 1201)],
      controlType: 'Avoidance',
    },
    conclusion: '화주 확인과 판독 교육 모두에서 방어가 비어 있었다.',
    appendix: '접수 서류 사본, 판독 영상, 당국 공문.',
  },
  {
    investigation: {
      title: '객실 난기류 부상',
      source: 'FOQA',
      type: 'Accident_SeriousIncident',
      fieldLevel1: { id: 2 },
      fieldLevel2: { id: 23 },
      description: '순항 중 청천 난기류로 객실승무원 2명과 승객 1명이 다쳤다. 좌석벨트 표시등은 부상 20초 전에 켜졌다.',
      objective: '난기류 정보가 객실에 닿기까지의 시간을 줄인다.',
    },
    facts: [
      { title: '기상 분석', description: '해당 고도의 난기류 예보는 출발 뒤 갱신되었으나 항공기에 전달되지 않았다.' },
      { title: '객실승무원 진술', description: '서비스 카트를 정리하던 중이었고 착석 지시는 들리지 않았다.' },
      { title: '비행자료', description: '수직가속도 +1.9 g에서 -0.6 g까지 4초 동안 변하였다.' },
    ],
    rootCause: { ...levels(4, 43, 4302) },
    hazard: {
      title: '청천 난기류 정보의 전달 지연',
      category: levels(1, 11, 1105, 11051),
      potentialConsequences: [levels(2, 204, 2042), levels(9, 901, 9012)],
      controlType: 'Reduction',
    },
    conclusion: '운항 중 갱신된 기상 정보를 올려 보내는 책임이 정해져 있지 않았다.',
    appendix: '비행자료, 기상 예보 변경 기록, 진료 확인서.',
  },
  {
    investigation: {
      title: '엔진 진동 경고와 회항',
      source: 'Others',
      type: 'Incident_SignificantEvent',
      fieldLevel1: { id: 3 },
      fieldLevel2: { id: 32 },
      description:
        '상승 중 2번 엔진 진동 경고가 나타나 출발 공항으로 돌아왔다. 팬 블레이드 한 장에서 손상을 확인하였다.',
      objective: null,
    },
    facts: [
      { title: '보어스코프 검사', description: '팬 블레이드 14번 앞전에 12 mm 손상이 있었다. 이물질 흔적은 없었다.' },
      { title: '정비 이력', description: '같은 엔진의 진동값은 최근 30회 비행 동안 조금씩 늘고 있었다.' },
    ],
    rootCause: { ...levels(5, 54), description: '마모의 추세를 살피는 주기가 길었다.' },
    hazard: {
      title: '엔진 진동 추세의 늦은 인지',
      category: levels(2, 21, 2101),
      potentialConsequences: [levels(2, 206, 2064), levels(11, 1103)],
      controlType: 'Reduction',
    },
    conclusion: '추세 감시의 기준값이 제작사 권고보다 느슨하였다.',
    appendix: '보어스코프 사진, 진동 추세 그래프.',
  },
  {
    investigation: {
      title: '고도 이탈과 TCAS 회피',
      source: 'ManagementCommand',
      type: 'Incident_SignificantEvent',
      fieldLevel1: { id: 7 },
      fieldLevel2: { id: 72 },
      description:
        '관제 허가 고도를 400 ft 지나쳐 상승하여 상대 항공기와 분리가 줄었다. TCAS 회피 지시에 따라 내려왔다.',
      objective: '고도 설정과 복창의 확인이 끊긴 자리를 찾는다.',
    },
    facts: [
      { title: '관제 교신', description: '"FL240"을 "FL250"으로 복창하였고 관제사는 고치지 않았다.' },
      { title: '조종실 음성', description: '고도 설정 뒤 상호 확인 호출이 생략되었다.' },
    ],
    rootCause: { ...levels(2, 23, 2301, 23012), description: '복창의 오류를 양쪽이 지나쳤다.' },
    hazard: {
      title: '고도 허가의 잘못된 복창',
      category: levels(3, 33, 3301),
      potentialConsequences: [levels(1, 101, 1011)],
      controlType: 'Avoidance',
    },
    conclusion: '상호 확인 절차가 바쁜 시간대에 생략되는 일이 되풀이되고 있었다.',
    appendix: '교신 녹취, 레이더 항적.',
  },
  {
    investigation: {
      title: '장거리 편조의 피로 누적',
      source: 'SiteInspection',
      type: 'HighRiskHazard',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 14 },
      description:
        '야간 왕복이 이어지는 편조에서 피로 보고가 한 달에 여섯 건 접수되었다. 근무 설계와 휴식 시설을 함께 살핀다.',
      objective: '편조 설계의 기준을 다시 정한다.',
    },
    facts: [
      { title: '근무 기록', description: '여섯 건 모두 48시간 안에 야간 비행이 두 번 있었다.' },
      { title: '휴식 시설', description: '현지 숙소의 소음 민원이 네 차례 있었으나 바뀌지 않았다.' },
    ],
    rootCause: { ...levels(3, 32, 3201) },
    hazard: {
      title: '연속 야간 편조의 피로',
      category: levels(3, 31, 3101),
      potentialConsequences: [levels(2, 201, 2011), levels(4, 401, 4012)],
      controlType: 'Reduction',
    },
    conclusion: '법정 기준은 지켰으나 생체 리듬을 고려하지 않은 편조였다.',
    appendix: '근무표 여섯 건, 피로도 예측 결과.',
  },
  {
    investigation: {
      title: '급유 중 연료 누출',
      source: 'QualityAudit',
      type: 'Incident_SignificantEvent',
      fieldLevel1: { id: 4 },
      fieldLevel2: { id: 42 },
      description: '오른쪽 날개 급유 중 연료가 넘쳐 약 40 리터가 주기장에 흘렀다. 승객 탑승은 중단되었다.',
      objective: null,
    },
    facts: [
      { title: '급유 기록', description: '자동 차단 밸브의 점검 주기가 12일 지나 있었다.' },
      { title: '협력사 면담', description: '작업자는 계기보다 예상 시간에 맞추어 밸브를 닫아 왔다고 말하였다.' },
    ],
    rootCause: { ...levels(1, 12, 1201), description: '계기 확인 없이 시간으로 판단하는 습관이 있었다.' },
    hazard: {
      title: '급유 중 연료 넘침',
      category: levels(2, 23, 2304),
      potentialConsequences: [levels(5, 502, 5023)],
      controlType: 'Segregation',
    },
    conclusion: '협력사의 절차 준수를 확인하는 점검이 반년 동안 없었다.',
    appendix: '점검표, 면담 기록, 현장 사진.',
  },
];

/** How an action is talked about, from its beginning to the request that it be closed. */
export type Talk = {
  /** What its mitigator is asked to do: the first message of the thread. */
  instruction: string;
  /** What its mitigator does. */
  opening: string;
  replies: readonly string[];
  closing: string;
  rootCause: RootCauseBody;
};

export const talks: readonly Talk[] = [
  {
    instruction:
      '운항 절차서 3장을 고치고 조종사 교육까지 마쳐 주세요.\n개정 초안은 배포 전에 안전보안실이 함께 봅니다.',
    opening: '절차서 개정 초안을 이번 주 안에 올리겠습니다.',
    replies: [
      '초안 3.2항에 돌풍 기준도 넣어 주세요.',
      '반영하였습니다. 교육 자료도 함께 고치고 있습니다.',
      '교육 일정은 운항본부와 협의해 주세요.',
      '12월 첫째 주 두 차례로 잡았습니다.',
    ],
    closing: '개정 절차서를 배포하고 교육을 마쳤습니다. 이수 명단을 붙입니다. 종결을 요청합니다.',
    rootCause: { ...levels(4, 43, 4302), description: '절차서에 돌풍 기준이 없었다.' },
  },
  {
    instruction: '주기장의 꺼진 조명을 고치고, 고칠 때까지의 대책을 정해 주세요.\n야간 견인이 있는 날부터 적용합니다.',
    opening: '주기장 조명 교체를 공항공사에 요청하였습니다.',
    replies: [
      '회신 예정일을 알려 주세요.',
      '다음 달 10일까지 교체하겠다는 답을 받았습니다 🙂',
      '그때까지는 야간 견인에 유도자를 한 명 더 두기로 합시다.',
    ],
    closing: '조명 두 개를 교체한 것을 확인하였습니다. 사진을 붙입니다.',
    rootCause: { ...levels(2, 21, 2101), description: '주기선 조명이 꺼져 있었다.' },
  },
  {
    instruction: '판독 교육 자료를 새로 만들어 모든 판독자를 교육해 주세요.',
    opening: '판독 교육 자료를 새로 만들고 있습니다.',
    replies: ['사례 영상은 안전보안실에서 제공하겠습니다.', '받았습니다. 다음 주에 시범 교육을 합니다.'],
    closing: '전 판독자 교육을 마쳤습니다. 시험 결과는 평균 94점입니다.',
    rootCause: { ...levels(3, 31, 3102) },
  },
  {
    instruction: '엔진 추세 감시 기준값을 제작사 권고에 맞춰 주세요.\n바꾼 뒤 두 주 동안 경보를 지켜봅니다.',
    opening: '추세 감시 기준값을 제작사 권고에 맞추겠습니다.',
    replies: [
      '적용 대상 기체를 알려 주세요.',
      '전 기종에 적용합니다.',
      '정비 시스템 변경 요청 번호도 남겨 주세요.',
      '시스템 변경 요청을 등록하였습니다.',
    ],
    closing: '기준값 변경을 마쳤고 두 주 동안 경보가 정상임을 확인하였습니다.',
    rootCause: { ...levels(5, 53), description: '감시 기준이 느슨하였다.' },
  },
  {
    instruction: '연속 야간 편조의 피로 위험을 다시 따져 기준을 고쳐 주세요.',
    opening: '편조 설계 기준을 다시 검토하겠습니다.',
    replies: [
      '피로도 예측 도구의 결과를 함께 올려 주세요.',
      '결과를 붙였습니다. 연속 야간 두 번을 없애면 위험이 반으로 줍니다.',
    ],
    closing: '다음 달 편조부터 새 기준을 적용합니다. 종결을 요청합니다.',
    rootCause: { ...levels(3, 32, 3201), description: '연속 야간 편조를 막는 기준이 없었다.' },
  },
];

/** Why a request is not accepted yet. */
export const rejections: readonly string[] = [
  '이수 명단에 빠진 사람이 있습니다. 확인 뒤 다시 요청해 주세요.',
  '효과를 확인한 자료가 없습니다. 한 주 더 지켜본 결과를 붙여 주세요.',
];

import type { HazardBody, ReportBody } from '@portal/contract/safety';

type Body = Pick<
  ReportBody,
  | 'reportType'
  | 'fieldLevel1'
  | 'fieldLevel2'
  | 'mandatoryReportType'
  | 'location'
  | 'subject'
  | 'description'
  | 'flightDetail'
  | 'tcasraDetail'
  | 'personnelDetail'
  | 'environmentDetail'
  | 'wildlifeBirdStrikeDetail'
  | 'dangerousGoodsDetail'
>;

/** What happened, who sees such things, and what the safety office makes of it. */
export type Happening = {
  /** Codes of the departments whose people tell of it. */
  departments: readonly string[];
  body: Body;
  eventCategories: readonly number[];
  hazard: HazardBody;
};

const category = (one: number, two: number, three: number, four?: number) => ({
  level1: { id: one },
  level2: { id: two },
  level3: { id: three },
  ...(four === undefined ? {} : { level4: { id: four } }),
});

const leadsTo = (one: number, two: number, three?: number) => ({
  level1: { id: one },
  level2: { id: two },
  ...(three === undefined ? {} : { level3: { id: three } }),
});

const crew = { totalFlightCrew: 2, totalCabinCrew: 8, totalPassengers: 231, others: 0 };

const flight = (flightNo: string, routeFrom: string, routeTo: string, flightPhase: number) => ({
  flightDate: '2026-01-02',
  flightDateTimeZone: 1,
  flightNo,
  routeFrom,
  routeTo,
  registrationNo: 'HL8401',
  flightPhase,
});

/** Happenings of an airline's days; the flight's day is that of the report. */
export const happenings: readonly Happening[] = [
  {
    departments: ['FO', 'OP'],
    body: {
      reportType: 'SSR',
      fieldLevel1: { id: 7 },
      fieldLevel2: { id: 73 },
      mandatoryReportType: 0,
      location: '김포 RWY 32R 접근 중',
      subject: '최종접근 중 조류 충돌',
      description:
        '<p>ILS 접근 중 약 800ft에서 조류 한 마리와 충돌하였습니다. 착륙은 정상이었으며 착륙 후 점검에서 레이돔에 혈흔을 확인하였습니다.</p><p>정비 인계 후 운항에 복귀하였습니다.</p>',
      flightDetail: flight('HB1203', 'RKPC', 'RKSS', 7),
      personnelDetail: crew,
      wildlifeBirdStrikeDetail: {
        heightAGL: 800,
        numberOfSeen: 2,
        numberOfStruck: 1,
        sizeOfWildlifeBird: 1,
        species: '황조롱이',
        partsOfAircraftStruck: [1],
        partsOfAircraftDamaged: [1],
      },
    },
    eventCategories: [29],
    hazard: {
      title: '김포 접근 구역의 조류 활동 증가',
      category: category(1, 12, 1201, 12011),
      potentialConsequences: [leadsTo(6, 601, 6011)],
    },
  },
  {
    departments: ['FO'],
    body: {
      reportType: 'SSR',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 12 },
      mandatoryReportType: 1,
      location: 'FL370, 라인 LANAT 부근',
      subject: '순항 중 TCAS RA 발생',
      description:
        '<p>FL370 순항 중 하부에서 상승하는 항공기에 대해 TA 후 RA(Climb)가 발생하여 지시에 따라 약 300ft 상승하였습니다. Clear of conflict 후 원래 고도로 복귀하고 관제에 보고하였습니다.</p>',
      flightDetail: flight('HB713', 'RKSI', 'RJAA', 5),
      personnelDetail: crew,
      tcasraDetail: {
        acLocationLocation: 11,
        acLocationHeading: 5,
        acLocationBehind: 6,
        advisoryTypeLevel1: { id: 20 },
        advisoryTypeLevel2: { id: 201 },
        acInfomationOnOther: [1, 8],
        avoidingActionTaken: true,
        raFollowed: true,
        reportedToATC: true,
      },
    },
    eventCategories: [14],
    hazard: {
      title: '고도 이탈 항공기와의 근접',
      category: category(5, 51, 5102),
      potentialConsequences: [leadsTo(1, 101, 1011)],
    },
  },
  {
    departments: ['CG', 'CO', 'CT'],
    body: {
      reportType: 'SSR',
      fieldLevel1: { id: 5 },
      fieldLevel2: { id: 52 },
      mandatoryReportType: 2,
      location: '인천공항 화물터미널 2',
      subject: '신고되지 않은 리튬배터리 발견',
      description:
        '<p>일반화물로 접수된 상자에서 리튬이온 배터리 40개를 발견하여 탑재를 중지하고 격리하였습니다.</p><ul><li>포장 파손 없음</li><li>화주에게 통보함</li></ul>',
      dangerousGoodsDetail: {
        unNumber: '3480',
        properShippingName: 'Lithium ion batteries',
        dangerousGoodsClass: { id: 9 },
        quantity: 40,
        packingGroup: 1,
        nameOfConsignor: '한강전자',
        nameOfConsignee: 'Pacific Parts Inc.',
        referenceNumber: '180-12345675',
        referenceNumberType: 0,
        phaseOfTransport: 4,
      },
    },
    eventCategories: [98],
    hazard: {
      title: '미신고 위험물의 접수',
      category: category(4, 44, 4401),
      potentialConsequences: [leadsTo(5, 501, 5011)],
    },
  },
  {
    departments: ['CB', 'CS'],
    body: {
      reportType: 'SSVR',
      fieldLevel1: { id: 2 },
      fieldLevel2: { id: 23 },
      location: '제주–김포, FL240',
      subject: '서비스 중 예고 없는 난기류로 승객 화상',
      description:
        '<p>뜨거운 음료를 제공하던 중 좌석벨트 표시등이 켜지기 전에 심한 난기류를 만나 승객 한 분이 가벼운 화상을 입었습니다. 냉찜질을 하고 지상 의료진에게 인계하였습니다.</p>',
      flightDetail: flight('HB1110', 'RKPC', 'RKSS', 5),
      personnelDetail: crew,
    },
    eventCategories: [21, 26],
    hazard: {
      title: '난기류 예보가 객실에 전해지지 않음',
      category: category(1, 11, 1105, 11051),
      potentialConsequences: [leadsTo(9, 901, 9011)],
    },
  },
  {
    departments: ['CB'],
    body: {
      reportType: 'SSVR',
      fieldLevel1: { id: 2 },
      fieldLevel2: { id: 22 },
      location: '인천공항 250번 주기장',
      subject: '비행 전 점검에서 산소통 압력 부족 확인',
      description:
        '<p>후방 갤리 휴대용 산소통의 압력이 기준보다 낮아 정비에 교체를 요청하였고 출발이 12분 지연되었습니다.</p>',
    },
    eventCategories: [26],
    hazard: {
      title: '객실 비상장비 점검 누락',
      category: category(4, 41, 4104),
      potentialConsequences: [leadsTo(11, 1101)],
    },
  },
  {
    departments: ['MT', 'ME', 'ML'],
    body: {
      reportType: 'SSVR',
      fieldLevel1: { id: 3 },
      fieldLevel2: { id: 34 },
      location: '김포 격납고 1',
      subject: '작업 종료 후 공구 1점 미회수',
      description:
        '<p>엔진 카울 작업을 마치고 공구 점검에서 8mm 래칫 1점이 보이지 않아 항공기 출고를 멈추고 수색하였습니다. 40분 뒤 카울 안쪽에서 찾았습니다.</p>',
    },
    eventCategories: [18],
    hazard: {
      title: '교대 시간의 공구 관리',
      category: category(2, 22, 2204),
      potentialConsequences: [leadsTo(11, 1101)],
    },
  },
  {
    departments: ['MT', 'MQ', 'ME'],
    body: {
      reportType: 'SSR',
      fieldLevel1: { id: 3 },
      fieldLevel2: { id: 32 },
      location: '인천공항 정비 램프',
      subject: '엔진 오일 누유로 출발 전 항공기 교체',
      description:
        '<p>출발 전 점검에서 2번 엔진 하부의 오일 누유를 확인하여 항공기를 교체하였습니다. 씰 교체 후 시운전 정상입니다.</p>',
    },
    eventCategories: [19],
    hazard: {
      title: '오일 씰의 이른 마모',
      category: category(2, 21, 2101),
      potentialConsequences: [leadsTo(11, 1101)],
    },
  },
  {
    departments: ['OC'],
    body: {
      reportType: 'SSVR',
      fieldLevel1: { id: 6 },
      fieldLevel2: { id: 63 },
      location: '운항통제센터',
      subject: '목적지 강설 정보의 늦은 전달',
      description: '<p>아오모리 강설 특보가 비행계획 발송 뒤 25분이 지나 전달되어 연료 재산정이 늦었습니다.</p>',
    },
    eventCategories: [106],
    hazard: {
      title: '기상 특보 전달 절차의 빈틈',
      category: category(4, 41, 4102),
      potentialConsequences: [leadsTo(11, 1101)],
    },
  },
  {
    departments: ['FO', 'FS', 'FT'],
    body: {
      reportType: 'SSVR',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 14 },
      location: '인천–방콕 야간 운항',
      subject: '연속 야간 비행 뒤의 피로',
      description:
        '<p>사흘 연속 야간 운항의 마지막 구간에서 접근 브리핑을 두 번 반복할 만큼 주의력이 떨어졌습니다. 일정 편성에서 고려해 주시기 바랍니다.</p>',
      flightDetail: flight('HB651', 'RKSI', 'VTBS', 7),
      personnelDetail: crew,
      environmentDetail: {
        visibility: 9999,
        temperature: 27.5,
        meteorologicalCondition: 1,
        cloud: 2,
        windDirection: 180,
        windSpeed: 6,
      },
    },
    eventCategories: [99],
    hazard: {
      title: '연속 야간 편성에 따른 피로',
      category: category(3, 31, 3101),
      potentialConsequences: [leadsTo(2, 201, 2011)],
    },
  },
  {
    departments: ['GS', 'AP', 'OS'],
    body: {
      reportType: 'SSR',
      fieldLevel1: { id: 4 },
      fieldLevel2: { id: 41 },
      location: '제주공항 11번 주기장',
      subject: '토잉 중 날개 끝 근접 통과',
      description:
        '<p>후방견인 중 옆 주기장의 사다리차와 날개 끝 간격이 1m 미만이 되어 견인을 멈추었습니다. 접촉은 없었습니다.</p>',
    },
    eventCategories: [9],
    hazard: {
      title: '주기장 안 장비의 위치 관리',
      category: category(2, 23, 2301),
      potentialConsequences: [leadsTo(6, 601, 6011)],
    },
  },
];

export const answers = [
  '알려 주셔서 감사합니다. 해당 공항 운영자와 조류 퇴치 시간을 조정하였고 다음 달 안전회의에서 공유하겠습니다.',
  '보고하신 내용은 절차 개정에 반영하였습니다. 개정본은 문서함에서 확인하실 수 있습니다.',
  '관련 부서와 확인한 결과 같은 사례가 두 건 더 있어 함께 관리하기로 하였습니다.',
] as const;

export const draftSubjects = [
  '착륙 활주 중 브레이크 온도 경고',
  '승객 휴대 보조배터리 발열',
  '격납고 바닥의 유압유',
] as const;

import type { Persona } from '../personas/sign-in.ts';
import type { Company } from './company.ts';

/** Who files the reports of the scenes, and whose office works on them. */
export const REPORTER = 'captain' satisfies Persona;
export const OFFICE = 'safety.master' satisfies Persona;

type Filed = { id: number; reportNo: string; version: number };

const flightDetail = {
  flightDate: '2026-11-19',
  flightDateTimeZone: 1,
  flightNo: 'HB203',
  routeFrom: 'RKSI',
  routeTo: 'KJFK',
  diversion: false,
  registrationNo: 'HL8203',
  flightPhase: 3,
};

const wildlifeBirdStrikeDetail = {
  heightAGL: 850,
  heightAGLUnit: 0,
  species: '멧비둘기',
  unkown: false,
  numberOfSeen: 2,
  numberOfStruck: 1,
  sizeOfWildlifeBird: 0,
  partsOfAircraftStruck: [1, 8],
  partsOfAircraftDamaged: [1024],
  partsOfAircraftDamagedRemark: '레이돔 도장',
};

/** Wider than a phone: it is pushed sideways within the text, wherever that is read. */
const table = `<table><tbody>${[
  ['시각', '고도', '속도', '방위', '바람', '조치', '비고'],
  ['2026-11-19 21:40', '850 ft AGL', '148 kt IAS', '330 True', '330/12', '이륙 계속', 'CONTINUED'],
]
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</tbody></table>`;

/** A report of a bird strike in take-off. */
export const birdStrike = {
  reportType: 'SSR',
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 11 },
  mandatoryReportType: 0,
  eventDate: '2026-11-19T21:40',
  eventDateTimeZone: 1,
  location: 'RKSI RWY 33L',
  subject: '이륙 중 조류 충돌로 인한 레이돔 손상',
  description: `<p>이륙 활주 중 80노트 부근에서 조류 한 마리와 충돌했습니다. 계기에 이상이 없어 이륙을 계속했고, 상승 중 점검에서 이상을 발견하지 못했습니다.</p><ul><li>관제에 통보함</li><li>도착 후 정비 점검을 요청함</li></ul>${table}`,
  requestFeedback: true,
  flightDetail,
  wildlifeBirdStrikeDetail,
  personnelDetail: { pic: '강민재', fo: '박지훈', totalFlightCrew: 4, totalCabinCrew: 10, totalPassengers: 241 },
  aricraftDetail: { altitude: 850, speed: 148, flightRule: 0, autoPilot: 1, flaps: 4, landingGear: 1 },
  environmentDetail: { visibility: 9999, temperature: 7, windDirection: 330, windSpeed: 12, cloud: 2, rain: 0 },
};

const { wildlifeBirdStrikeDetail: _strike, ...noStrike } = birdStrike;

/** The own fields of another kind of report about the same flight. */
const otherKind = {
  ...noStrike,
  mandatoryReportType: null as number | null,
};

/** A resolution advisory in flight. */
export const tcasRa = {
  ...otherKind,
  mandatoryReportType: 1,
  fieldLevel2: { id: 12 },
  subject: '순항 중 TCAS RA',
  tcasraDetail: {
    acLocationLocation: 11,
    acLocationHeading: 5,
    acLocationBehind: 6,
    advisoryTypeLevel1: { id: 20 },
    acInfomationOnOther: [1, 8],
    avoidingActionTaken: true,
    raFollowed: true,
  },
};

/** Dangerous goods that nobody declared. */
export const dangerousGoods = {
  ...otherKind,
  mandatoryReportType: 2,
  fieldLevel1: { id: 5 },
  fieldLevel2: { id: 52 },
  subject: '신고하지 않은 리튬 배터리',
  dangerousGoodsDetail: {
    unNumber: '3480',
    properShippingName: 'Lithium ion batteries',
    dangerousGoodsClass: { id: 9 },
    quantity: 40,
    phaseOfTransport: 4,
  },
};

/** Another event of the ramp. */
export const ramp = {
  ...otherKind,
  fieldLevel1: { id: 4 },
  fieldLevel2: { id: 41 },
  subject: '견인 중 견인봉 파손',
};

/** A voluntary report of a crew. */
export const fatigue = {
  reportType: 'SSVR',
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 14 },
  eventDate: '2026-11-18T05:10',
  location: '순항 중',
  subject: '연속 야간 비행 뒤의 피로',
  description: '<p>야간 비행이 이어져 순항 중 집중이 어려웠습니다.</p>',
};

/** A confidential voluntary report. */
export const confidential = {
  reportType: 'SSVR',
  isConfidential: true,
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 14 },
  eventDate: '2026-11-18T05:10',
  location: '순항 중',
  subject: '연속 야간 비행에 따른 피로 누적',
  description: '<p>최근 2주 동안 야간 비행이 이어져 순항 중 집중이 어려웠습니다.</p>',
};

export const file = (company: Company, body: object = birdStrike, who: Persona = REPORTER): Promise<Filed> =>
  company.call(who, 'POST', '/api/esms/reports/submit', body);

export const draft = (company: Company, body: object = birdStrike): Promise<Filed> =>
  company.call(REPORTER, 'POST', '/api/esms/reports/draft', body);

/** The same with two files. */
export const fileWithPapers = async (company: Company, body?: object): Promise<Filed> => {
  const filed = await file(company, body);
  const form = new FormData();
  for (const name of ['레이돔 사진.txt', '정비 점검 요청서.txt']) form.append('files', new Blob(['점검']), name);
  await company.call(REPORTER, 'POST', `/api/esms/reports/${filed.id}/files`, form);
  return filed;
};

const classification = {
  caseType: 0,
  eventType: 2,
  eventCategories: [{ id: 29 }],
  operationalImpact: 1,
  damagesProperty: [8],
  damagesPart: [2],
  reportToAuthority: true,
};

const hazard = {
  title: '활주로 주변 조류 서식',
  category: { level1: { id: 1 }, level2: { id: 12 }, level3: { id: 1201 }, level4: { id: 12011 } },
  potentialConsequences: [{ level1: { id: 1 }, level2: { id: 101 }, level3: { id: 1011 } }],
};

/** The office begins its work, and the reporter can change nothing any more. */
export const classify = (company: Company, { id }: Filed): Promise<unknown> =>
  company.call(OFFICE, 'POST', `/api/esms/reports/${id}/classification`, classification);

/** How far the case of a report has come. */
const steps = {
  classified: ['classification', classification],
  hazard: ['hazard', hazard],
  assessed: ['risk-assessments', { seq: 1, version: 1, riskLevel: '3B' }],
  notified: ['risk-assessments', { seq: 2, version: 1, riskLevel: '2C' }],
} as const;

/** A report whose case the office has brought so far. */
export const fileUntil = async (company: Company, last: keyof typeof steps, body?: object): Promise<Filed> => {
  const filed = await file(company, body);
  for (const [name, [path, body]] of Object.entries(steps)) {
    await company.call(OFFICE, 'POST', `/api/esms/reports/${filed.id}/${path}`, body);
    if (name === last) break;
  }
  return filed;
};

/** A report with others about the same event: of the cabin, which asks for feedback too, and a confidential one. */
export const fileGroup = async (company: Company, mark = ''): Promise<readonly [Filed, Filed, Filed]> => {
  const group = [
    await file(company, { ...birdStrike, subject: `이륙 중 조류 충돌${mark}` }),
    await file(company, { ...birdStrike, subject: `이륙 중 충격음을 들음${mark}` }, 'cabin'),
    await file(company, { ...confidential, subject: `활주로 주변 조류가 늘어남${mark}` }, 'engineer'),
  ] as const;
  const [{ id }, ...children] = group;
  const relations = children.map((child) => child.id);
  await company.call(OFFICE, 'PUT', `/api/esms/reports/${id}/relations`, relations);
  return group;
};

/** The safety office's feedback to a report that asks for it. */
export const answerTo = (company: Company, { id }: Filed, content: string): Promise<unknown> =>
  company.call(OFFICE, 'POST', `/api/esms/reports/${id}/feedback`, { content });

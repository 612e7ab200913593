import type { ReportBody } from '@portal/contract/safety';
import { completeReport, createClassification, type SafetyTables, submitNewReport } from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { seededRandom } from '../demo-random.ts';
import { bodyOf } from './load-reports.ts';
import { type Company, contextFor, DAY_MS, named, servicesAt } from './safety-stage.ts';

const SEED = 20_261_129;
/** The first of them happened so long ago, the others at even distances since. */
const DAYS_BACK = 360;
const DAYS_APART = 14;

/** An event of another company: what happened, from where to where, in which phase of the flight, and as what it is classified. */
type External = readonly [
  subject: string,
  routeFrom: string,
  routeTo: string,
  flightPhase: number,
  eventType: number,
  category: number,
];

const ABNORMAL_CONTACT = 2;
const GROUND_COLLISION = 9;
const NOT_POWERPLANT = 18;
const TURBULENCE = 21;
const CABIN = 26;
const BIRD = 29;
const NAVIGATION = 106;

const externals: readonly External[] = [
  ['타사 A321 후방견인 중 견인봉 파손', 'RKSS', 'RKPC', 0, 3, GROUND_COLLISION],
  ['타사 B737 제주 착륙 중 테일 스트라이크', 'RKPK', 'RKPC', 8, 2, ABNORMAL_CONTACT],
  ['타사 A330 이륙 상승 중 엔진에 조류 유입', 'RKSI', 'VTBS', 3, 3, BIRD],
  ['타사 B777 순항 중 청천 난기류로 객실승무원 부상', 'RKSI', 'KLAX', 5, 2, TURBULENCE],
  ['타사 ATR72 접근 중 고도 이탈', 'RKSS', 'RKNY', 7, 3, NAVIGATION],
  ['타사 B737 유도로 주행 중 제동장치 과열', 'RKPC', 'RKTN', 1, 3, NOT_POWERPLANT],
  ['타사 A350 기내 보조배터리 발연', 'RKSI', 'WSSS', 5, 3, CABIN],
  ['타사 B787 착륙 후 지상장비와 접촉', 'RJAA', 'RKSI', 10, 2, GROUND_COLLISION],
  ['타사 A320 이륙 활주 중 조류 충돌로 이륙 중단', 'RKTU', 'RKPC', 2, 2, BIRD],
  ['타사 B737 하강 중 여압장치 고장', 'RKPC', 'RKPK', 6, 3, NOT_POWERPLANT],
  ['타사 A321 김해 접근 중 다른 활주로 정대', 'RKSI', 'RKPK', 7, 2, NAVIGATION],
  ['타사 B747 화물기 경착륙', 'RKSI', 'PANC', 8, 3, ABNORMAL_CONTACT],
];

/** What the safety office took down of other companies over a year, classified as external and closed without more. */
export const loadDemoExternalCases = async (tx: Tx<SafetyTables>, company: Company): Promise<void> => {
  const loading = { tx, company, random: seededRandom(SEED) };
  const officer = contextFor(named(company, 'safety.officer'));
  const office = contextFor(named(company, 'safety.master'));
  for (const [place, [subject, routeFrom, routeTo, flightPhase, eventType, category]] of externals.entries()) {
    const at = company.now.getTime() - (DAYS_BACK - place * DAYS_APART) * DAY_MS;
    const body: ReportBody = {
      reportType: 'SSVR',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 12 },
      location: `${routeFrom}–${routeTo}`,
      subject,
      description:
        '<p>다른 항공사의 사건입니다. 공개된 자료를 옮겨 적었고, 같은 조건의 우리 운항을 살펴보았습니다.</p>',
      flightDetail: {
        flightDateTimeZone: 1,
        flightNo: `XA${101 + place}`,
        routeFrom,
        routeTo,
        registrationNo: `HL${7701 + place}`,
        flightPhase,
      },
    };
    const written = bodyOf({ body }, at, loading.random, {});
    const { id } = await submitNewReport(tx, servicesAt(loading, at + 5 * DAY_MS), written, officer);
    const classification = { caseType: 1, eventType, eventCategories: [{ id: category }], isUnmanaged: true };
    await createClassification(tx, servicesAt(loading, at + 6 * DAY_MS), { id, body: classification }, office);
    await completeReport(tx, servicesAt(loading, at + 8 * DAY_MS), { id, body: null }, office);
  }
};

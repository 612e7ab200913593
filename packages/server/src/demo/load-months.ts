import type { ThisMonth } from '@portal/contract/indicators';
import { type Day, dayInSeoul, startOfDayInSeoul } from '@portal/contract/kernel';
import type { ReportBody } from '@portal/contract/safety';
import { acknowledgeAlert, closeMonth, readMonth } from '#areas/indicators';
import { createClassification, submitNewReport } from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { type DemoTables, findHazardUnderWay } from './demo.queries.ts';
import { seededRandom } from './demo-random.ts';
import { bodyOf } from './safety/load-reports.ts';
import { type Company, contextFor, DAY_MS, HOUR_MS, named, servicesAt } from './safety/safety-stage.ts';

const SEED = 20_261_130;

/** Runway excursions, abnormal runway contacts and bird strikes are counted from reports. */
export const closedKeys: readonly number[] = [3, 5, 10];
/** An indicator whose last month is serious: cabin safety. */
const ACKNOWLEDGED = 19;

const RUNWAY_CONTACT = 2;
const BIRD = 29;

/** The month that is over. */
export const lastMonthOf = (now: Date): ThisMonth => {
  const [year = 0, month = 0] = dayInSeoul(now).split('-').map(Number);
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
};

const dayOf = ({ year, month }: ThisMonth, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

type DemoReport = {
  by: string;
  subject: string;
  location: string;
  description: string;
  flight: object;
  category: number;
};

const landing = (flightNo: string, routeFrom: string): object => ({
  flightDateTimeZone: 1,
  flightNo,
  routeFrom,
  routeTo: 'RKPC',
  registrationNo: 'HL8203',
  flightPhase: 8,
});

const hardLandings: readonly DemoReport[] = [
  {
    by: 'captain',
    subject: '제주 착륙에서 기준을 넘은 접지 하중',
    location: '제주 RWY 07',
    description:
      '<p>측풍 15kt에서 접지 직전 강하율이 커져 접지 하중이 1.9g로 기록되었습니다. 착륙 후 경착륙 점검을 요청하였고 손상은 없었습니다.</p>',
    flight: landing('HB1207', 'RKSS'),
    category: RUNWAY_CONTACT,
  },
  {
    by: 'first.officer',
    subject: '돌풍 속 제주 착륙의 튀어 오름',
    location: '제주 RWY 25',
    description: '<p>접지 뒤 한 차례 튀어 올라 복행하지 않고 다시 접지하였습니다. 정비 점검에서 이상이 없었습니다.</p>',
    flight: landing('HB1231', 'RKSI'),
    category: RUNWAY_CONTACT,
  },
];

/** Told of once the month was closed already. */
const lateStrike: DemoReport = {
  by: 'engineer',
  subject: '주기 점검에서 뒤늦게 확인한 조류 충돌 흔적',
  location: '김포 격납고 1',
  description: '<p>좌측 뒷전 플랩에서 깃털과 마른 혈흔을 확인하였습니다. 지난달 말 김포 착륙편으로 보입니다.</p>',
  flight: { ...landing('HB1248', 'RKPC'), routeTo: 'RKSS' },
  category: BIRD,
};

/**
 * Last month as the safety office closed it early in this one: three indicators by their proposals, of which one differs since a
 * strike was told of late.
 */
export const loadDemoMonths = async (tx: Tx<DemoTables>, company: Company): Promise<void> => {
  const loading = { tx, company, random: seededRandom(SEED) };
  const month = lastMonthOf(company.now);
  const began = startOfDayInSeoul(`${dayInSeoul(company.now).slice(0, 7)}-01`).getTime();
  const office = contextFor(named(company, 'safety.master'));
  const writeReport = async (
    { by, subject, location, description, flight, category }: DemoReport,
    at: number,
    eventAt: number,
  ) => {
    const body: Omit<ReportBody, 'isConfidential'> = {
      reportType: 'SSVR',
      fieldLevel1: { id: 1 },
      fieldLevel2: { id: 12 },
      location,
      subject,
      description,
      flightDetail: flight,
    };
    const written = bodyOf({ body }, eventAt, loading.random, {});
    const { id } = await submitNewReport(tx, servicesAt(loading, at), written, contextFor(named(company, by)));
    const classification = { caseType: 0, eventType: 4, eventCategories: [{ id: category }] };
    await createClassification(tx, servicesAt(loading, at + HOUR_MS), { id, body: classification }, office);
  };
  for (const [place, written] of hardLandings.entries()) {
    const at = startOfDayInSeoul(dayOf(month, 9 + place * 12)).getTime() + 15 * HOUR_MS;
    await writeReport(written, at, at);
  }
  const closing = servicesAt(loading, began + 3 * DAY_MS);
  const { rows } = await readMonth(tx, closing, month, office.actor);
  const counts = rows.flatMap(({ key, proposal }) =>
    closedKeys.includes(key) && proposal ? [{ key, occurrenceCount: proposal.occurrenceCount, baseCount: null }] : [],
  );
  await closeMonth(tx, closing, { month, body: { counts, reason: null } }, office);
  await writeReport(lateStrike, began + 5 * DAY_MS, began - DAY_MS);
};

/** One alert of last month was looked into; others still wait for a cause. */
export const loadDemoAcknowledgement = async (tx: Tx<DemoTables>, company: Company): Promise<void> => {
  const loading = { tx, company, random: seededRandom(SEED) };
  const month = lastMonthOf(company.now);
  const office = contextFor(named(company, 'safety.master'));
  const services = servicesAt(loading, company.now.getTime());
  const { rows } = await readMonth(tx, services, month, office.actor);
  const indicator = rows.find(({ key }) => key === ACKNOWLEDGED)?.indicator;
  const hazard = await findHazardUnderWay(tx, '난기류');
  if (!indicator) throw new Error('the demo has no indicator of cabin safety');
  const body = {
    cause:
      '난기류 구간에서 뜨거운 음료를 제공하다 난 화상이 대부분입니다. 예보 전달 절차를 고치는 조치를 배정하였고, 고칠 때까지 해당 구간의 음료 제공을 멈춥니다.',
    hazard: hazard && { id: hazard.id },
    action: hazard && { id: hazard.action_id },
  };
  await acknowledgeAlert(tx, services, { id: indicator.id, month, body }, office);
};

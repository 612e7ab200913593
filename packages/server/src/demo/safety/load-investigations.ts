import { addDays, dayInSeoul } from '@portal/contract/kernel';
import type { HazardBody, Investigation, Report, RiskLevel } from '@portal/contract/safety';
import {
  approvePostProcess,
  changeHazardOfLog,
  completeInvestigation,
  createFactual,
  createHazard,
  createHazardAssessment,
  createInvestigation,
  createInvestigationAssessment,
  createInvestigationHazard,
  createInvestigationRootCause,
  createReportAssessment,
  returnPostProcess,
  type SafetyContext,
  type SafetyServices,
  type SafetyTables,
  savePostProcess,
} from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { seededRandom } from '../demo-random.ts';
import { type Matter, matters } from './investigation-data.ts';
import {
  type ActedCase,
  assignmentsFor,
  type Course,
  ended,
  loadActions,
  pickPeople,
  playAction,
  underWay,
} from './load-actions.ts';
import {
  type Company,
  contextFor,
  DAY_MS,
  type Employee,
  type Loading,
  named,
  riskLevels,
  servicesAt,
} from './safety-stage.ts';

/** A seed of its own, so that what came before stays as it was. */
const SEED = 20_261_203;
const INVESTIGATIONS = 36;
const HAZARDS = 32;

/** How many days ago cases began that went so far: from the first of them to the last. */
type Ages<Stage extends string> = Readonly<Record<Stage, readonly [first: number, last: number]>>;

/** How far an investigation went, the oldest first; what came earlier happened too, but for what was given back. */
const investigationAges = {
  Closed: [170, 62],
  Reassessment: [58, 44],
  Action: [40, 14],
  Approval: [13, 10],
  Returned: [10, 9],
  InProgress: [8, 5],
  Open: [4, 0.3],
} as const;
type Stage = keyof typeof investigationAges;

const hazardAges = {
  Closed: [168, 60],
  Reassessment: [57, 40],
  Action: [36, 6],
  InProgress: [5, 3],
  Open: [2.5, 0.2],
} as const;
type HazardStage = keyof typeof hazardAges;

const places = ['김포', '제주', '김해', '인천', '청주', '대구'];

const officeOf = ({ company, random }: Loading): SafetyContext =>
  contextFor(named(company, random.chance(0.75) ? 'safety.master' : 'safety.limited'));

/** When the case of this place began and how far it went: as many of each stage, the oldest first. */
const courseOf = <Stage extends string>(
  ages: Ages<Stage>,
  place: number,
  count: number,
): { stage: Stage; daysAgo: number } => {
  const stages = Object.keys(ages) as Stage[];
  const each = count / stages.length;
  const stage = stages[Math.floor(place / each)] as Stage;
  const [first, last] = ages[stage];
  return { stage, daysAgo: first - ((place % each) / each) * (first - last) };
};

/** What is assigned later, so that actions are numbered in the order of their times. */
type Assigning = { at: number; run: () => Promise<void> };
type Loaded = Loading & { assigning: Assigning[] };

const assessed = (seq: 1 | 3, riskLevel: RiskLevel) => ({ seq, version: 1 as const, riskLevel });

type Looked = {
  loading: Loaded;
  matter: Matter;
  investigation: Investigation;
  at: number;
  lead: Employee;
  office: SafetyContext;
};

/** What was found out, and the hazard that it leads to. */
const lookInto = async ({ loading, matter, investigation: { id }, at, lead, office }: Looked): Promise<void> => {
  const { tx, random } = loading;
  const after = (days: number): SafetyServices => servicesAt(loading, at + days * DAY_MS);
  for (const [place, body] of matter.facts.entries())
    await createFactual(tx, after(1 + place), { id, body }, contextFor(lead));
  await createInvestigationRootCause(tx, after(4), { id, body: matter.rootCause }, contextFor(lead));
  await createInvestigationHazard(tx, after(4.5), { id, body: { ...matter.hazard, source: null } }, office);
  await createInvestigationAssessment(tx, after(5), { id, body: assessed(1, random.pick(riskLevels)) }, office);
};

/** The post process, approved or given back; actions and their threads, as far as the stage says. */
const conclude = async (looked: Looked, stage: Stage): Promise<void> => {
  const { loading, matter, investigation, at, lead, office } = looked;
  const { tx } = loading;
  const { id } = investigation;
  const after = (days: number): SafetyServices => servicesAt(loading, at + days * DAY_MS);
  const ends = stage === 'Reassessment' || stage === 'Closed' ? ended(loading) : underWay(loading);
  const planned = assignmentsFor(
    loading,
    pickPeople(loading, ends.length),
    Math.min(at + 7 * DAY_MS, loading.company.now.getTime()),
  );
  const body = { conclusion: matter.conclusion, appendix: matter.appendix, mitigations: planned };
  await savePostProcess(tx, after(6), { id, body }, contextFor(lead));
  if (stage === 'Returned') {
    const reason = '부록에 면담 기록이 빠져 있습니다. 보완해 주세요.';
    await returnPostProcess(tx, after(7), { id, body: { reason } }, office);
  }
  if (stage === 'Returned' || stage === 'Approval') return;
  loading.assigning.push({ at: at + 7 * DAY_MS, run: () => act(looked, ends, stage === 'Closed') });
};

/** The plan approved, its actions and their threads. */
const act = async (
  { loading, investigation: { id }, at, office }: Looked,
  ends: readonly Course[],
  isClosed: boolean,
): Promise<void> => {
  const { tx } = loading;
  const after = (days: number): SafetyServices => servicesAt(loading, at + days * DAY_MS);
  const { mitigations } = await approvePostProcess(tx, after(7), { id }, office);
  const ofCase: ActedCase = { family: 'investigations', id, office };
  for (const [place, { id: actionId, mitigator, instruction }] of mitigations.entries())
    await playAction(loading, ofCase, {
      action: { id: actionId ?? 0, mitigator, instruction },
      at: at + 7 * DAY_MS,
      course: ends[place] ?? 'talked',
    });
  if (!isClosed) return;
  await createInvestigationAssessment(tx, after(40), { id, body: assessed(3, '1D') }, office);
  await completeInvestigation(tx, after(41), { id }, office);
};

const loadInvestigation = async (loading: Loaded, index: number, linked: Report | undefined): Promise<void> => {
  const { tx, company, random } = loading;
  const { stage, daysAgo } = courseOf(investigationAges, index, INVESTIGATIONS);
  const at = company.now.getTime() - daysAgo * DAY_MS;
  const matter = matters[index % matters.length];
  if (!matter) return;
  const office = officeOf(loading);
  const lead = named(company, 'safety.officer');
  const others = company.people.filter(({ department, id }) => department === 'SS' && id !== lead.id);
  const startDate = dayInSeoul(new Date(at));
  const source = linked?.reportType === 'SSR' ? 'InternalMandatoryReport' : 'InternalVoluntaryReport';
  const body = {
    ...matter.investigation,
    title: `${random.pick(places)} ${matter.investigation.title}`,
    ...(linked ? ({ source, reportId: linked.id } as const) : {}),
    investigators: [lead, random.pick(others)].map(({ id }) => ({ investigator: { id } })),
    startDate,
    endDate: addDays(startDate, random.pick([14, 14, 30])),
  };
  const investigation = await createInvestigation(tx, servicesAt(loading, at), body, office);
  if (stage === 'Open') return;
  const looked = { loading, matter, investigation, at, lead, office };
  await lookInto(looked);
  if (stage !== 'InProgress') await conclude(looked, stage);
};

/** A hazard standing alone, as far as it went. */
const loadHazard = async (loading: Loaded, index: number): Promise<void> => {
  const { tx, company, random } = loading;
  const { stage, daysAgo } = courseOf<HazardStage>(hazardAges, index, HAZARDS);
  const at = company.now.getTime() - daysAgo * DAY_MS;
  const matter = matters[index % matters.length];
  if (!matter) return;
  const office = officeOf(loading);
  const after = (days: number): SafetyServices => servicesAt(loading, at + days * DAY_MS);
  const source = random.pick(['SiteInspection', 'QualityAudit', 'FOQA', 'ManagementCommand', 'Others'] as const);
  const body: HazardBody = { ...matter.hazard, title: `${random.pick(places)} ${matter.hazard.title}`, source };
  const { id } = await createHazard(tx, after(0), body, office);
  if (stage === 'Open') return;
  await changeHazardOfLog(tx, after(1), { id, body: { ...body, controlType: 'Reduction' } }, office);
  if (stage === 'InProgress') return;
  await createHazardAssessment(tx, after(2), { id, body: assessed(1, random.pick(riskLevels)) }, office);
  const ends = stage === 'Action' ? underWay(loading) : ended(loading);
  loading.assigning.push({
    at: at + 3 * DAY_MS,
    run: async () => {
      await loadActions(loading, { family: 'hazards', id, office }, { at: at + 3 * DAY_MS, ends });
      if (stage === 'Closed') await createHazardAssessment(tx, after(35), { id, body: assessed(3, '1E') }, office);
    },
  });
};

/** Reports whose second assessment was given lead to actions, some of which are done. */
const loadReportActions = (loading: Loaded, reports: readonly Report[]): void => {
  const office = contextFor(named(loading.company, 'safety.master'));
  const { tx, company, random, assigning } = loading;
  for (const [place, { id, reportDate }] of reports.entries()) {
    if (place % 3 === 2) continue;
    const isUnderWay = place % 3 === 0;
    const latest = company.now.getTime() - random.integer(3, 18) * DAY_MS;
    const at = isUnderWay ? latest : Date.parse(reportDate ?? '') + 6 * DAY_MS;
    const ends = isUnderWay ? underWay(loading) : ended(loading);
    const run = async () => {
      await loadActions(loading, { family: 'reports', id, office }, { at, ends });
      const services = servicesAt(loading, at + 20 * DAY_MS);
      if (place % 6 === 1) await createReportAssessment(tx, services, { id, body: assessed(3, '1D') }, office);
    };
    assigning.push({ at, run });
  }
};

/** What reports lead to: investigations, the hazard log and actions in every status, through the portal's own commands at past times. */
export const loadDemoInvestigations = async (
  tx: Tx<SafetyTables>,
  company: Company,
  { reported, notified }: { reported: readonly Report[]; notified: readonly Report[] },
): Promise<void> => {
  const loading: Loaded = { tx, company, random: seededRandom(SEED), assigning: [] };
  for (let index = 0; index < INVESTIGATIONS; index += 1)
    await loadInvestigation(loading, index, index % 3 === 0 ? reported[index] : undefined);
  for (let index = 0; index < HAZARDS; index += 1) await loadHazard(loading, index);
  loadReportActions(loading, notified);
  for (const { run } of loading.assigning.toSorted((one, other) => one.at - other.at)) await run();
};

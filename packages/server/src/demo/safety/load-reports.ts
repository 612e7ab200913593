import { dayInSeoul, startOfDayInSeoul } from '@portal/contract/kernel';
import {
  type Assessment,
  eventWall,
  KST,
  type NormalizedReport,
  normalizeReport,
  type Report,
  type ReportBody,
} from '@portal/contract/safety';
import {
  addRelations,
  answerReport,
  assignAssessor,
  attachFiles,
  changeReportAssessment,
  completeReport,
  createClassification,
  createReportAssessment,
  createReportDraft,
  createReportHazard,
  type SafetyContext,
  type SafetyServices,
  type SafetyTables,
  submitNewReport,
} from '#areas/safety';
import type { Tx } from '#platform/database/pool';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text';
import { fixedPeople } from '../company-data.ts';
import { type Random, seededRandom } from '../demo-random.ts';
import { answers, draftSubjects, type Happening, happenings } from './report-data.ts';
import {
  accountOf,
  type Company,
  contextFor,
  DAY_MS,
  type Employee,
  HOUR_MS,
  type Loading,
  named,
  riskLevels,
  servicesAt,
  textFile,
} from './safety-stage.ts';

/** A seed of its own, so that what came before stays as it was. */
const SEED = 20_261_122;
const REPORTS = 84;
const CONFIDENTIAL = 12;
const DAYS_BACK = 200;

/** How far a case went; those before it happened too. */
const stages = ['Open', 'Classified', 'Hazard', 'Assessed', 'Asked', 'Notified', 'Closed'] as const;
type Stage = (typeof stages)[number];

/** The event some hours before it is told of, and the flight on its day. */
export const bodyOf = (
  { body }: Pick<Happening, 'body'>,
  at: number,
  random: Random,
  more: Partial<ReportBody>,
): NormalizedReport => {
  const eventDate = eventWall(new Date(at - random.integer(2, 30) * HOUR_MS), KST);
  const { flightDetail, description, ...rest } = body;
  return normalizeReport({
    ...rest,
    description: sanitizeRichText(description ?? ''),
    eventDate,
    eventDateTimeZone: KST,
    ...(flightDetail ? { flightDetail: { ...flightDetail, flightDate: eventDate.slice(0, 10) } } : {}),
    ...more,
  });
};

/** The safety office at work on a report, as far as the case went. */
const play = async (loading: Loading, report: Report, happening: Happening, stage: Stage): Promise<void> => {
  const { tx, company, random } = loading;
  const { id } = report;
  const at = Date.parse(report.reportDate ?? '') || company.now.getTime();
  const office = contextFor(named(company, random.chance(0.6) ? 'safety.master' : 'safety.limited'));
  const after = (days: number): SafetyServices => servicesAt(loading, at + days * DAY_MS);
  const reached = stages.indexOf(stage);
  const isUnmanaged = stage === 'Closed' && random.chance(0.25);
  if (reached < 1) return;
  const classification = {
    // Here and there one of another company.
    caseType: report.reportNo?.endsWith('7') ? 1 : 0,
    eventType: random.pick([2, 3, 3, 4]),
    eventCategories: happening.eventCategories.map((category) => ({ id: category })),
    operationalImpact: random.pick([0, 0, 1]),
    reportToAuthority: report.reportType === 'SSR' && random.chance(0.4),
    isUnmanaged,
  };
  await createClassification(tx, after(1), { id, body: classification }, office);
  if (reached < 2) return;
  if (!isUnmanaged) {
    await createReportHazard(tx, after(1.5), { id, body: happening.hazard }, office);
    if (reached < 3) return;
    const body = { seq: 1 as const, version: 1 as const, riskLevel: random.pick(riskLevels) };
    const first = await createReportAssessment(tx, after(2), { id, body }, office);
    if (reached < 4) return;
    await reassess(loading, { id, first, isGiven: reached > 4, after }, office);
  }
  if (reached < 5) return;
  if (report.requestFeedback && (stage === 'Closed' || random.chance(0.6)))
    await answerReport(tx, after(6), { id, body: { content: random.pick(answers) } }, office);
  if (stage === 'Closed') await completeReport(tx, after(8), { id, body: null }, office);
};

type Asked = { id: number; first: Assessment; isGiven: boolean; after: (days: number) => SafetyServices };

/** Somebody is asked for a second assessment, and gives it unless they are still to. */
const reassess = async (
  { tx, company, random }: Loading,
  { id, first, isGiven, after }: Asked,
  office: SafetyContext,
): Promise<void> => {
  const assessor = named(company, random.pick(['ops.head', 'captain', 'engineer', 'safety.officer', 'doc.manager']));
  const asked = { seq: 2 as const, assessor: { id: assessor.id } };
  const second = await assignAssessor(tx, after(3), { id, raId: first.id, body: asked }, office);
  if (!isGiven) return;
  const body = { seq: 2 as const, version: 1 as const, riskLevel: random.pick(riskLevels) };
  await changeReportAssessment(tx, after(5), { id, raId: second.id, body }, contextFor(assessor));
};

const reporterOf = ({ company, random }: Loading, { departments }: Happening): Employee => {
  const theirs = company.people.filter(({ department }) => departments.includes(department));
  const known = theirs.filter((person) => fixedPeople.some(({ account }) => account === accountOf(person)));
  return random.pick(known.length > 0 && random.chance(0.4) ? known : theirs);
};

const loadDrafts = async (loading: Loading): Promise<void> => {
  const { tx, company, random } = loading;
  const writers = ['captain', 'captain', 'cabin', 'engineer', 'engineer', 'first.officer'];
  for (const [place, account] of writers.entries()) {
    const at = company.now.getTime() - (place + 1) * 7 * HOUR_MS;
    const subject = draftSubjects[place % draftSubjects.length] ?? null;
    const body = normalizeReport({
      reportType: random.pick(['SSR', 'SSVR'] as const),
      subject,
      fieldLevel1: { id: 1 },
    });
    await createReportDraft(tx, servicesAt(loading, at), body, contextFor(named(company, account)));
  }
};

/** Reports of one happening told by several, put together. */
const loadGroups = async (loading: Loading): Promise<void> => {
  const { tx, company, random } = loading;
  const office = contextFor(named(company, 'safety.master'));
  for (const [place, happening] of [happenings[0], happenings[3], happenings[9]].entries()) {
    if (!happening) continue;
    const at = company.now.getTime() - (20 + place * 25) * DAY_MS;
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const reporter = reporterOf(loading, happening);
      const services = servicesAt(loading, at + count * HOUR_MS);
      const body = bodyOf(happening, at, random, { requestFeedback: count === 1 });
      ids.push((await submitNewReport(tx, services, body, contextFor(reporter))).id);
    }
    const [id = 0, ...children] = ids;
    await addRelations(tx, servicesAt(loading, at + DAY_MS), { id, children }, office);
  }
};

/** What came in today: mandatory reports that nobody of the safety office has looked at yet. */
const loadToday = async (loading: Loading): Promise<void> => {
  const { tx, company, random } = loading;
  const now = company.now.getTime();
  const midnight = startOfDayInSeoul(dayInSeoul(company.now)).getTime();
  for (const [place, happening] of happenings
    .filter(({ body }) => body.reportType === 'SSR')
    .slice(1, 3)
    .entries()) {
    const at = Math.max(midnight, now - (2 - place) * 2 * HOUR_MS);
    const context = contextFor(reporterOf(loading, happening));
    await submitNewReport(tx, servicesAt(loading, at), bodyOf(happening, at, random, {}), context);
  }
};

/** What else is made of them: all that stand alone, and those whose second assessment was given last. */
export type ReportsForNextSteps = { reported: readonly Report[]; notified: readonly Report[] };

/** Safety reports of all kinds, as far as each case went, through the portal's own commands at past times. */
export const loadDemoReports = async (tx: Tx<SafetyTables>, company: Company): Promise<ReportsForNextSteps> => {
  const reported: Report[] = [];
  const notified: Report[] = [];
  const random = seededRandom(SEED);
  const loading = { tx, company, random };
  for (let index = 0; index < REPORTS; index += 1) {
    const at = company.now.getTime() - DAYS_BACK * DAY_MS * (1 - index / REPORTS) - random.integer(1, 20) * HOUR_MS;
    const happening = random.pick(happenings);
    const reporter = reporterOf(loading, happening);
    const isConfidential = index % Math.floor(REPORTS / CONFIDENTIAL) === 3;
    const more = { isConfidential, requestFeedback: !isConfidential && random.chance(0.3) };
    const context = contextFor(reporter);
    const report = await submitNewReport(tx, servicesAt(loading, at), bodyOf(happening, at, random, more), context);
    if (!isConfidential && random.chance(0.3)) {
      const staged = await textFile(
        company.files,
        '관제 교신 기록.txt',
        `${report.reportNo}\n12:03:11 HB1203 CLEARED TO LAND\n`,
      );
      await attachFiles(tx, servicesAt(loading, at + HOUR_MS), report, contextFor(reporter, staged));
    }
    // What was told long ago is mostly closed, what came this week is mostly open.
    const age = 1 - index / REPORTS;
    const reached = Math.min(stages.length - 1, Math.max(0, Math.round(age * 7 + random.integer(-1, 1))));
    const stage = stages[reached] ?? 'Open';
    await play(loading, report, happening, stage);
    reported.push(report);
    if (stage === 'Notified') notified.push(report);
  }
  await loadGroups(loading);
  await loadDrafts(loading);
  await loadToday(loading);
  return { reported, notified };
};

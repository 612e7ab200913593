import {
  type Action,
  actionFamilies,
  approvePostProcess,
  completeInvestigation,
  createFactual,
  createHazard,
  createInvestigation,
  createInvestigationHazard,
  getInvestigation,
  type Hazard,
  type HazardBody,
  type HazardStatus,
  hazardAssessments,
  hazardStatuses,
  type Investigation,
  type InvestigationBody,
  type InvestigationStatus,
  investigationAssessments,
  investigationStatuses,
  savePostProcess,
} from '@portal/contract/safety';
import { givenDepartment, givenEmployee, type TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';
import { sampleHazard } from './given-case.ts';
import type { Airline } from './given-report.ts';

/** The safety office with a team below it, and other participants. */
export type SafetyOffice = {
  master: TestEmployee;
  investigator: TestEmployee;
  /** In the team below. */
  colleague: TestEmployee;
  mitigator: TestEmployee;
  second: TestEmployee;
  referrer: TestEmployee;
};

export const givenSafetyOffice = async (app: TestApp, air: Airline): Promise<SafetyOffice> => {
  const office = await givenDepartment(app, 'SS', air.flight);
  const team = await givenDepartment(app, 'SST', office);
  const elsewhere = air.elsewhere[2].departmentId;
  return {
    master: air.level[6],
    investigator: await givenEmployee(app, 'looker', office),
    colleague: await givenEmployee(app, 'teammate', team),
    mitigator: await givenEmployee(app, 'owner', elsewhere),
    second: await givenEmployee(app, 'owner2', elsewhere),
    referrer: await givenEmployee(app, 'informed', elsewhere),
  };
};

export const sampleInvestigation = (
  { investigator }: SafetyOffice,
  more: Partial<InvestigationBody> = {},
): InvestigationBody => ({
  title: '활주로 이탈 조사',
  source: 'SiteInspection',
  type: 'HighRiskHazard',
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 12 },
  description: '착륙 중 접지가 늦었다.\n왜인지 찾는다.',
  objective: '재발 방지',
  investigators: [{ investigator: { id: investigator.id } }],
  startDate: '2026-11-20',
  endDate: '2026-12-04',
  ...more,
});

const made = <Body>(what: string, { status, body }: { status: number; body: Body }): Body => {
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** An investigation that was just opened. */
export const givenInvestigation = async (
  { call }: Pick<TestApp, 'call'>,
  office: SafetyOffice,
  more: Partial<InvestigationBody> = {},
): Promise<Investigation> =>
  made('open', await call(createInvestigation, office.master, { body: sampleInvestigation(office, more) }));

/** Completes an action: requests its closing and accepts it. */
export const givenAccepted = async (
  { call }: Pick<TestApp, 'call'>,
  office: SafetyOffice,
  { family, id, action }: { family: keyof typeof actionFamilies; id: number; action: Action | undefined },
): Promise<void> => {
  const calls = actionFamilies[family];
  const params = { id, mid: action?.id ?? 0 };
  const asked = made(
    'ask',
    await call(calls.write, office.mitigator, { params, body: { content: '끝', actionType: 'Closed' } }),
  );
  const body = { content: '확인', actionType: 'Closed', actionCompleted: true };
  made('accept', await call(calls.answer, office.master, { params: { ...params, tid: asked.id }, body }));
};

export const samplePlan = ({ mitigator }: SafetyOffice) => ({
  conclusion: '접근이 불안정했다',
  appendix: '비행자료',
  mitigations: [{ mitigator: { id: mitigator.id }, dueDate: '2026-11-30' }],
});

export const firstAction = async (
  { call }: Pick<TestApp, 'call'>,
  office: SafetyOffice,
  { family, id }: { family: keyof typeof actionFamilies; id: number },
): Promise<Action> => {
  const [row] = made('actions', await call(actionFamilies[family].list, office.master, { params: { id } }));
  const params = { id, mid: row?.id ?? 0 };
  return made('action', await call(actionFamilies[family].get, office.master, { params }));
};

/** An investigation in a status, reached by its usual acts; a referrer is informed of its action. */
export const givenInvestigationIn = async (
  app: TestApp,
  office: SafetyOffice,
  status: InvestigationStatus,
  more: Partial<InvestigationBody> = {},
): Promise<Investigation> => {
  const { call } = app;
  const { master, investigator, referrer } = office;
  const { id } = await givenInvestigation(app, office, more);
  const params = { id };
  const reaches = (other: InvestigationStatus) =>
    investigationStatuses.indexOf(status) >= investigationStatuses.indexOf(other);
  if (reaches('InProgress')) {
    const entry = { title: '비행자료 분석', description: '속도가 높았다' };
    made('fact', await call(createFactual, investigator, { params, body: entry }));
    made('hazard', await call(createInvestigationHazard, master, { params, body: sampleHazard() }));
    const body = { seq: 1, version: 1, riskLevel: '4B' };
    made('assess', await call(investigationAssessments.create, master, { params, body }));
  }
  if (reaches('Approval'))
    made('save', await call(savePostProcess, investigator, { params, body: samplePlan(office) }));
  if (reaches('Action')) {
    made('approve', await call(approvePostProcess, master, { params }));
    const { id: mid } = await firstAction(app, office, { family: 'investigations', id });
    const { addReferrers } = actionFamilies.investigations;
    made('refer', await call(addReferrers, master, { params: { id, mid }, body: [referrer.id] }));
  }
  if (reaches('Reassessment')) {
    const action = await firstAction(app, office, { family: 'investigations', id });
    await givenAccepted(app, office, { family: 'investigations', id, action });
  }
  if (reaches('Closed')) {
    const body = { seq: 3, version: 1, riskLevel: '1D' };
    made('reassess', await call(investigationAssessments.create, master, { params, body }));
    made('close', await call(completeInvestigation, master, { params }));
  }
  const { rows } = await app.pool.query('select status from safety.investigation where id = $1', [id]);
  if (rows[0]?.status !== status) throw new Error(`it is ${rows[0]?.status} and not ${status}`);
  return made('read', await call(getInvestigation, master, { params }));
};

export const sampleAlone = (more: Partial<HazardBody> = {}): HazardBody =>
  sampleHazard({ source: 'QualityAudit', ...more });

/** A separate hazard in a status, reached by its usual acts. */
export const givenHazardIn = async (
  app: TestApp,
  office: SafetyOffice,
  status: HazardStatus,
  more: Partial<HazardBody> = {},
): Promise<Hazard> => {
  const { call } = app;
  const { master, mitigator, referrer } = office;
  const registered = made('register', await call(createHazard, master, { body: sampleAlone(more) }));
  const params = { id: registered.id };
  const reaches = (other: HazardStatus) => hazardStatuses.indexOf(status) >= hazardStatuses.indexOf(other);
  const assess = (seq: number) =>
    call(hazardAssessments.create, master, { params, body: { seq, version: 1, riskLevel: '3C' } });
  if (reaches('InProgress'))
    await app.pool.query(`update safety.hazard set version = 2, status = 'InProgress' where id = $1`, [registered.id]);
  if (reaches('Action')) made('assess', await assess(1));
  if (reaches('Reassessment')) {
    const calls = actionFamilies.hazards;
    made('assign', await call(calls.assign, master, { params, body: [{ mitigator: { id: mitigator.id } }] }));
    const action = await firstAction(app, office, { family: 'hazards', id: registered.id });
    const body = [referrer.id];
    made('refer', await call(calls.addReferrers, master, { params: { id: registered.id, mid: action.id }, body }));
    await givenAccepted(app, office, { family: 'hazards', id: registered.id, action });
  }
  if (reaches('Closed')) made('reassess', await assess(3));
  return registered;
};

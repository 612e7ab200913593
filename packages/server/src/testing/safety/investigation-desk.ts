import { listAudit } from '@portal/contract/admin';
import {
  type AssessmentBody,
  approvePostProcess,
  changeFactual,
  createFactual,
  createInvestigationHazard,
  deleteFactual,
  getInvestigation,
  type HazardBody,
  investigationAssessments,
  type PostProcessBody,
  returnPostProcess,
  savePostProcess,
} from '@portal/contract/safety';
import { givenGrant } from '../given-administrator.ts';
import { givenEmployee } from '../given-company.ts';
import { createTestApp } from '../test-app.ts';
import { sampleHazard } from './given-case.ts';
import { givenInvestigation, givenInvestigationIn, givenSafetyOffice, samplePlan } from './given-investigated.ts';
import { givenAirline } from './given-report.ts';

export const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
export const errorsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => `${path} ${code}`) ?? []),
];

/** The safety office of a separate company that works on investigations, with the calls it makes. */
export const givenInvestigationDesk = async () => {
  const app = await createTestApp();
  const air = await givenAirline(app);
  const office = await givenSafetyOffice(app, air);
  const admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
  const record = async (id: number) => (await app.call(getInvestigation, office.master, { params: { id } })).body;
  const statusOf = async (id: number) => (await record(id)).status;
  const trailOf = async (recordId: number) =>
    (await app.call(listAudit, admin, { query: { recordType: 'investigation', recordId } })).body.items;
  const given = (status: Parameters<typeof givenInvestigationIn>[2]) => givenInvestigationIn(app, office, status);
  const opened = () => givenInvestigation(app, office);
  const log = (id: number, who = office.investigator, more = {}) =>
    app.call(createFactual, who, { params: { id }, body: { title: '면담', description: '들은 대로', ...more } });
  const rewrite = (id: number, fid: number, who = office.investigator, headers = {}) =>
    app.call(changeFactual, who, { params: { id, fid }, body: { title: '고침', description: '다시' }, headers });
  const erase = (id: number, fid: number, who = office.investigator) =>
    app.call(deleteFactual, who, { params: { id, fid } });
  const assess = (id: number, body: Partial<AssessmentBody> = {}, who = office.master) =>
    app.call(investigationAssessments.create, who, {
      params: { id },
      body: { seq: 1, version: 1, riskLevel: '4B', ...body },
    });
  const reassess = (id: number, raId: number, body: Partial<AssessmentBody> = {}) =>
    app.call(investigationAssessments.change, office.master, {
      params: { id, raId },
      body: { seq: 1, version: 1, riskLevel: '2C', ...body },
    });
  const register = (id: number, who = office.master, more: Partial<HazardBody> = {}) =>
    app.call(createInvestigationHazard, who, { params: { id }, body: sampleHazard(more) });
  const save = (id: number, more: Partial<PostProcessBody> = {}, who = office.investigator, headers = {}) =>
    app.call(savePostProcess, who, { params: { id }, body: { ...samplePlan(office), ...more }, headers });
  const approve = (id: number, who = office.master, headers = {}) =>
    app.call(approvePostProcess, who, { params: { id }, headers });
  const giveBack = (id: number, reason = '결론 보완') =>
    app.call(returnPostProcess, office.master, { params: { id }, body: { reason } });
  return {
    app,
    air,
    office,
    record,
    statusOf,
    trailOf,
    given,
    opened,
    log,
    rewrite,
    erase,
    assess,
    reassess,
    register,
    save,
    approve,
    giveBack,
  };
};

export type InvestigationDesk = Awaited<ReturnType<typeof givenInvestigationDesk>>;

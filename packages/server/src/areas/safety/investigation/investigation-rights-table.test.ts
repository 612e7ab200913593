import type { EndpointSpec } from '@portal/contract/kernel';
import * as contract from '@portal/contract/safety';
import { type InvestigationAct, type InvestigationStatus, investigationStatuses } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBody } from '#testing/multipart';
import { sampleHazard } from '#testing/safety/given-case';
import {
  givenInvestigationIn,
  type SafetyOffice,
  sampleInvestigation,
  samplePlan,
} from '#testing/safety/given-investigated';
import { type Airline, givenReport } from '#testing/safety/given-report';
import { createRightsTable, type Given, type Line, type Send } from '#testing/safety/rights-table';
import type { TestApp } from '#testing/test-app';

const table = createRightsTable();
const { call, send, assessBy, walk } = table;
let app: TestApp;
let air: Airline;
let office: SafetyOffice;

beforeAll(async () => {
  await table.open();
  ({ app, air, office } = table.given());
});
afterAll(() => table.close());

const all = investigationStatuses;
const untilClosed = all.filter((status) => status !== 'Closed');
const whole = { M: all, I: all, keeps: true } as const;
const worked = ['InProgress', 'Approval', 'Action', 'Reassessment'] as const;

const files = { ...filesBody({ name: 'b.txt', content: 'b' }) };
const entry = { body: { title: '사실', description: '자료' } };
const planned = new Set<InvestigationStatus>(['InProgress', 'Approval']);

/** Creates what a call deletes, if it is missing, for the next call. */
const without =
  (table: string, owner: string, endpoint: EndpointSpec, body: object): Send =>
  async ({ id }, caller) => {
    const { rows } = await app.pool.query(`delete from safety.${table} where ${owner} = $1 returning *`, [id]);
    const answer = await call(endpoint, caller, { params: { id }, body });
    if (answer.status !== 201)
      await app.pool.query(
        `insert into safety.${table} overriding system value
         select * from jsonb_populate_record(null::safety.${table}, $1)`,
        [JSON.stringify(rows[0])],
      );
    return answer;
  };

const investigationLines: Record<string, Line<InvestigationStatus, InvestigationAct>> = {
  record: { ...whole, A: all, F: all, send: send(contract.getInvestigation) },
  status: { ...whole, A: all, F: all, send: send(contract.getInvestigationStatus) },
  printed: { ...whole, send: send(contract.printInvestigation) },
  'facts read': { ...whole, send: send(contract.listFactuals) },
  'root cause read': { ...whole, send: send(contract.investigationRootCause.get) },
  'hazard read': { ...whole, send: send(contract.getInvestigationHazard) },
  'assessments read': { ...whole, send: send(contract.investigationAssessments.list) },
  'evidence read': {
    ...whole,
    send: ({ id, fid = 1, factFileId = 1 }, caller) =>
      call(contract.factualEvidence.download, caller, { params: { id, fid, fileId: factFileId } }),
  },
  'archive of evidence read': { ...whole, send: send(contract.factualEvidence.zip) },
  'evidence of the post process read': {
    ...whole,
    send: ({ id, postFileId = 1 }, caller) =>
      call(contract.postProcessEvidence.download, caller, { params: { id, fileId: postFileId } }),
  },
  'archive of the post process read': { ...whole, send: send(contract.postProcessEvidence.zip) },
  changed: {
    M: untilClosed,
    act: 'change',
    keeps: true,
    send: async ({ id, reportId }, caller) => {
      const body = sampleInvestigation(office, { source: 'InternalMandatoryReport', reportId: reportId ?? null });
      return call(contract.changeInvestigation, caller, { params: { id }, body });
    },
  },
  'fact logged': { I: untilClosed, act: 'fact', keeps: true, send: send(contract.createFactual, entry) },
  'fact changed': { I: untilClosed, keeps: true, send: send(contract.changeFactual, entry) },
  'evidence added': { I: untilClosed, keeps: true, send: send(contract.factualEvidence.upload, files) },
  'evidence removed': {
    I: untilClosed,
    send: ({ id, fid = 1, factFileId = 1 }, caller) =>
      call(contract.factualEvidence.remove, caller, { params: { id, fid, fileId: factFileId } }),
  },
  'fact deleted': { I: untilClosed, send: send(contract.deleteFactual) },
  'root cause saved': {
    M: untilClosed,
    I: untilClosed,
    act: 'rootCause',
    keeps: true,
    send: without('root_cause', 'investigation_id', contract.investigationRootCause.create, { level1: { id: 1 } }),
  },
  'root cause changed': {
    M: untilClosed,
    I: untilClosed,
    act: 'rootCause',
    keeps: true,
    send: send(contract.investigationRootCause.change, { body: { level1: { id: 1 } } }),
  },
  'root cause deleted': {
    M: untilClosed,
    I: untilClosed,
    act: 'rootCause',
    send: send(contract.investigationRootCause.remove),
  },
  'hazard registered': {
    M: untilClosed,
    act: 'hazard',
    keeps: true,
    send: without('hazard', 'case_id', contract.createInvestigationHazard, sampleHazard()),
  },
  'hazard changed': {
    M: untilClosed,
    act: 'hazard',
    keeps: true,
    send: send(contract.changeInvestigationHazard, { body: sampleHazard() }),
  },
  'first assessment': {
    M: ['Open', 'InProgress'],
    act: 'assess1',
    send: assessBy(contract.investigationAssessments, 1),
  },
  'third assessment': { M: ['Reassessment'], act: 'assess3', send: assessBy(contract.investigationAssessments, 3) },
  'post process saved': {
    M: worked,
    I: worked,
    act: 'postProcess',
    send: async ({ id }, caller) => {
      const { rows } = await app.pool.query('select status from safety.investigation where id = $1', [id]);
      const { mitigations, ...texts } = samplePlan(office);
      const body = planned.has(rows[0]?.status) ? { ...texts, mitigations } : texts;
      return call(contract.savePostProcess, caller, { params: { id }, body });
    },
  },
  'evidence of the post process added': {
    M: worked,
    I: worked,
    keeps: true,
    send: send(contract.postProcessEvidence.upload, files),
  },
  'evidence of the post process removed': {
    M: worked,
    I: worked,
    send: ({ id, postFileId = 1 }, caller) =>
      call(contract.postProcessEvidence.remove, caller, { params: { id, fileId: postFileId } }),
  },
  approved: { M: ['Approval'], act: 'approve', send: send(contract.approvePostProcess) },
  'given back': {
    M: ['Approval'],
    act: 'return',
    send: send(contract.returnPostProcess, { body: { reason: '보완' } }),
  },
  closed: { M: ['Reassessment'], act: 'complete', send: send(contract.completeInvestigation) },
  reopened: { M: ['Closed'], act: 'reopen', send: send(contract.reopenInvestigation) },
};

const setStatus = (id: number, status: InvestigationStatus) =>
  app.pool.query('update safety.investigation set status = $2 where id = $1', [id, status]);

/** A factual entry, a root cause, a hazard and a post process with files, inserted without a change of the status. */
const giveParts = async (id: number, status: InvestigationStatus) => {
  const by = office.investigator.id;
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into safety.factual (investigation_id, title, description, manager_id, logged_on, created_at)
     values ($1, 't', 'd', $2, now(), now()) returning id`,
    [id, by],
  );
  await app.pool.query(
    `insert into safety.root_cause (investigation_id, levels, modified_by_id, modified_at) values ($1, '{1}', $2, now())`,
    [id, by],
  );
  await app.pool.query(
    `update safety.investigation set post_process = 'Returned', post_process_saved_by_id = $2,
       post_process_saved_at = now() where id = $1 and post_process is null`,
    [id, by],
  );
  await app.call(contract.createInvestigationHazard, office.master, { params: { id }, body: sampleHazard() });
  // Files can be attached while the investigation is worked on.
  await setStatus(id, 'Action');
  const fid = rows[0]?.id ?? 0;
  const one = filesBody({ name: 'a.txt', content: 'a' });
  const fact = await app.call(contract.factualEvidence.upload, office.investigator, { params: { id, fid }, ...one });
  const post = await app.call(contract.postProcessEvidence.upload, office.investigator, { params: { id }, ...one });
  await setStatus(id, status);
  return { fid, factFileId: fact.body[0]?.id ?? 0, postFileId: post.body[0]?.id ?? 0 };
};

/** An investigation of a report of the captain, brought into a status by real acts. */
const givenOne = async (status: InvestigationStatus): Promise<Given> => {
  const report = await givenReport(app, air.captain);
  const linked = { source: 'InternalMandatoryReport', reportId: report.id } as const;
  const { id } = await givenInvestigationIn(app, office, status, linked);
  const parts = await giveParts(id, status);
  if (status === 'Reassessment')
    await app.pool.query(
      `insert into safety.assessment (case_id, seq, risk_level, assessor_id, is_assigned, modified_by_id, modified_at)
       values ($1, 3, '1E', $2, false, $2, now())`,
      [id, office.master.id],
    );
  const { rows } = await app.pool.query<{ id: number; seq: number }>(
    'select id, seq from safety.assessment where case_id = $1',
    [id],
  );
  const numberOf = (seq: number) => rows.find((row) => row.seq === seq)?.id;
  return { id, reportId: report.id, ...parts, first: numberOf(1), third: numberOf(3) };
};

describe.each(investigationStatuses)('an investigation in %s', (status) => {
  test('is read and changed by exactly the roles of the table, and `can` agrees', async () => {
    await walk({
      status,
      lines: investigationLines,
      given: givenOne,
      get: contract.getInvestigation,
      isThere: (now, role) =>
        role === 'M' || role === 'I' || (role !== undefined && investigationStatuses.indexOf(now) >= 3),
    });
  });
});

test('the table lists every call on one investigation', () => {
  expect(table.missingCalls('/api/esms/investigations')).toEqual([]);
});

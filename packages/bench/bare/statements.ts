import type { Actor } from '@portal/contract/identity';
import { findDocument } from '../../server/src/areas/approval/document/approval-document.queries.ts';
import {
  type ApprovalServices,
  type ApprovalTables,
  actOnLine,
  submitNewDocument,
} from '../../server/src/areas/approval/index.ts';
import { listDocuments } from '../../server/src/areas/approval/list/approval-list.queries.ts';
import type { Tx } from '../../server/src/platform/database/pool.ts';
import { sanitizeRichText } from '../../server/src/platform/html/sanitize-rich-text.ts';
import { listDepartmentIds } from '../fill/facts.queries.ts';
import { sampleBody } from '../fill/memo-body.ts';
import { approver, member, writer } from '../fill/people.ts';
import type { Pool } from '../pool.ts';
import { recordCommand, recordRead, type Statement } from './record-statements.ts';

/** A statement to be sent under its name, so that it is planned once a connection. */
export type Prepared = Statement & { name: string };
/** A transaction of the portal, and the numbers in it that every replay puts its own in place of. */
export type Script = {
  actor: Actor;
  statements: Prepared[];
  documentId: number;
  lineId: number | undefined;
  docNo: string | null;
};
/** What one person asks for: what they may do goes along with each document. */
export type Reading = { actor: Actor; statement: Prepared };
export type BareStatements = { requested: Prepared; inProgress: Prepared; view: Reading; submit: Script; act: Script };

const services: ApprovalServices = {
  clock: () => new Date(),
  // Memos carry no files here.
  db: undefined as never,
  files: undefined as never,
  selfApproval: 'everyone',
  blockedExtensions: [],
  subjectReferences: [],
};

export const actorOf = async (pool: Pool, employeeId: number): Promise<Actor> => ({
  employeeId,
  departmentIds: await listDepartmentIds(pool, employeeId),
  grants: [],
});

const contextOf = (actor: Actor) => ({
  actor,
  ifMatch: undefined,
  files: [],
  afterCommit: () => undefined,
});

export const prepare = (statements: readonly Statement[], of: string): Prepared[] =>
  statements.map((statement, place) => ({ ...statement, name: `${of}-${place}` }));

export const only = (statements: readonly Prepared[]): Prepared => {
  const [first, ...others] = statements;
  if (first === undefined || others.length > 0)
    throw new Error(`${statements.length} statements where one was expected`);
  return first;
};

const cleanSample = () => {
  const body = sampleBody();
  return { ...body, content: sanitizeRichText(body.content ?? '') };
};

/** The statements that the portal itself sends for the measured calls, recorded from its own functions. */
export const recordAll = async (pool: Pool, pending: { id: number; lineId: number }): Promise<BareStatements> => {
  const [reader, drafting, acting] = await Promise.all([
    actorOf(pool, member.id),
    actorOf(pool, writer.id),
    actorOf(pool, approver.id),
  ]);
  const page = { offset: 0, limit: 20 };
  const list = async (name: 'requested' | 'in-progress') =>
    only(prepare(await recordRead<ApprovalTables>(pool, (db) => listDocuments(db, name, reader, {}, page)), name));
  const submit = await recordCommand(pool, (tx: Tx<ApprovalTables>) =>
    submitNewDocument(tx, services, cleanSample(), contextOf(drafting)),
  );
  const act = await recordCommand(pool, (tx: Tx<ApprovalTables>) =>
    actOnLine(tx, services, { ...pending, action: 'Hold' }, contextOf(acting)),
  );
  return {
    requested: await list('requested'),
    inProgress: await list('in-progress'),
    view: {
      actor: reader,
      statement: only(prepare(await recordRead<ApprovalTables>(pool, (db) => findDocument(db, pending.id)), 'view')),
    },
    submit: {
      actor: drafting,
      statements: prepare(submit.statements, 'submit'),
      documentId: submit.answer.id,
      lineId: undefined,
      docNo: submit.answer.docNo,
    },
    act: {
      actor: acting,
      statements: prepare(act.statements, 'act'),
      documentId: pending.id,
      lineId: pending.lineId,
      docNo: null,
    },
  };
};

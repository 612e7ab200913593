import type { IncomingMessage } from 'node:http';
import type { Actor } from '@portal/contract/identity';
import type { FullDocument } from '../../server/src/areas/approval/document/approval-document.queries.ts';
import { viewDocument } from '../../server/src/areas/approval/document/approval-document.view.ts';
import type { ListedRow } from '../../server/src/areas/approval/list/approval-list.queries.ts';
import { viewRow } from '../../server/src/areas/approval/list/approval-list.view.ts';
import { readStart } from './bare-server.ts';
import { bodyOf, listen } from './listen.ts';
import { type Prepared, recordAll, type Script } from './statements.ts';

/**
 * What node:http and pg alone need for the same answers: the portal's own statements, prepared, and JSON; nobody is
 * asked who they are, nothing is checked, logged or protected. Its figures are what the portal's are held against.
 */
const { pool, port, pending } = readStart<{ pending: { id: number; lineId: number } }>();
const statements = await recordAll(pool, pending);

const list = async (statement: Prepared): Promise<string> => {
  const { rows } = await pool.query<{ rows: ListedRow[]; counted: number }>(statement);
  const [found] = rows;
  return JSON.stringify({ items: (found?.rows ?? []).map(viewRow), total: found?.counted ?? 0, offset: 0, limit: 20 });
};

const told = (document: FullDocument | undefined, actor: Actor): string =>
  document === undefined ? '{}' : JSON.stringify(viewDocument(document, { actor, now: new Date() }));

const view = async (id: number): Promise<string> => {
  const { actor, statement } = statements.view;
  const { rows } = await pool.query<FullDocument>({ ...statement, values: [id] });
  const [document] = rows;
  return told(document, actor);
};

/** Replays a transaction: numbers that the database gave when it was recorded are those it gives now. */
const replay = async (
  { statements: steps, ...was }: Script,
  given: { id?: number; lineId?: number },
): Promise<string> => {
  const client = await pool.connect();
  try {
    let { id, docNo }: { id: number | undefined; docNo: string | undefined } = { id: given.id, docNo: undefined };
    const now = (value: unknown): unknown => {
      if (value === was.documentId) return id;
      if (was.lineId !== undefined && value === was.lineId) return given.lineId;
      return was.docNo !== null && value === was.docNo ? docNo : value;
    };
    let document: FullDocument | undefined;
    await client.query('begin');
    for (const step of steps) {
      const { rows } = await client.query({ ...step, values: step.values.map(now) });
      const [row] = rows as Partial<FullDocument & { last_number: number }>[];
      if (step.text.startsWith('insert')) id ??= row?.id;
      if (row?.last_number !== undefined)
        docNo = `${was.docNo?.slice(0, -6)}${String(row.last_number).padStart(6, '0')}`;
      if (row?.lines !== undefined) document = row as FullDocument;
    }
    await client.query('commit');
    return told(document, was.actor);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const answer = async (request: IncomingMessage): Promise<string> => {
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/api/approval/docs/requested') return list(statements.requested);
  if (path === '/api/approval/docs/in-progress') return list(statements.inProgress);
  if (request.method !== 'GET') await bodyOf(request);
  if (path === '/api/approval/docs/submit') return replay(statements.submit, {});
  const [, id, lineId] = /^\/api\/approval\/docs\/(\d+)(?:\/lines\/(\d+)\/action)?$/.exec(path) ?? [];
  if (lineId !== undefined) return replay(statements.act, { id: Number(id), lineId: Number(lineId) });
  return id === undefined ? '{}' : view(Number(id));
};

listen(port, answer);

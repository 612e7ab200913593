import type { IncomingMessage } from 'node:http';
import type { Actor } from '@portal/contract/identity';
import { normalizeReport } from '@portal/contract/safety';
import type { SafetyContext, SafetyServices, SafetyTables } from '../../server/src/areas/safety/index.ts';
import { submitNewReport } from '../../server/src/areas/safety/index.ts';
import { type FullReport, findReport } from '../../server/src/areas/safety/report/report.queries.ts';
import { viewReport } from '../../server/src/areas/safety/report/report.view.ts';
import { type ListedReport, listSubmitted } from '../../server/src/areas/safety/report-list/report-list.queries.ts';
import { viewRow } from '../../server/src/areas/safety/report-list/report-list.view.ts';
import type { Tx } from '../../server/src/platform/database/pool.ts';
import { officeHead, reader, safetyMaster, writer } from '../fill/people.ts';
import { reportLists, sampleReport } from '../report-calls.ts';
import { readStart } from './bare-server.ts';
import { bodyOf, listen } from './listen.ts';
import { recordCommand, recordRead } from './record-statements.ts';
import { actorOf, only, type Prepared, prepare } from './statements.ts';

const { pool, port, reportId } = readStart<{ reportId: number }>();

const services: SafetyServices = {
  clock: () => new Date(),
  databaseClock: () => Promise.resolve(new Date()),
  // Reports carry no files here.
  db: undefined as never,
  files: undefined as never,
  blockedExtensions: [],
};

const levels: Readonly<Record<number, Actor['grants']>> = {
  [officeHead.id]: [{ menu: 'ESMS', level: 'Level3' }],
  [safetyMaster.id]: [{ menu: 'ESMS', level: 'Level6' }],
};

const actorWithLevel = async (id: number): Promise<Actor> => ({
  ...(await actorOf(pool, id)),
  grants: levels[id] ?? [{ menu: 'ESMS', level: 'Level1' }],
});

type Reading = { actor: Actor; statement: Prepared };

const page = { offset: 0, limit: 20 };

/** Every list that is measured, by the header that says whose it is and its address. */
const lists = new Map<string, Reading>();
for (const { id } of [reader, officeHead, safetyMaster]) {
  const actor = await actorWithLevel(id);
  for (const { path, filter } of reportLists) {
    const key = `${id} ${path}`;
    const statements = await recordRead<SafetyTables>(pool, (db) => listSubmitted(db, actor, filter, page));
    lists.set(key, { actor, statement: only(prepare(statements, `list-${lists.size}`)) });
  }
}

const master = await actorWithLevel(safetyMaster.id);
const detail = only(prepare(await recordRead<SafetyTables>(pool, (db) => findReport(db, reportId, master)), 'detail'));

const author = await actorWithLevel(writer.id);
const context: SafetyContext = {
  actor: author,
  ifMatch: undefined,
  files: [],
  afterCommit: () => undefined,
};
const submission = await recordCommand(pool, (tx: Tx<SafetyTables>) =>
  submitNewReport(tx, services, normalizeReport(sampleReport()), context),
);
const steps = prepare(submission.statements, 'submit');

const list = async ({ actor, statement }: Reading): Promise<string> => {
  const { rows } = await pool.query<ListedReport & { counted: number }>(statement);
  const items = rows.filter(({ id }) => id !== null).map((row) => viewRow(row, actor));
  const counted = rows[0]?.counted ?? 0;
  return JSON.stringify({
    items,
    total: Math.min(counted, 1000),
    ...(counted > 1000 ? { totalCapped: true } : {}),
    ...page,
  });
};

const view = async (id: number): Promise<string> => {
  const values = detail.values.map((value) => (value === reportId ? id : value));
  const { rows } = await pool.query<FullReport>({ ...detail, values });
  const [row] = rows;
  return row === undefined ? '{}' : JSON.stringify(viewReport(row, master));
};

/** Replays the transaction: numbers that the database gave when it was recorded are those it gives now. */
const submit = async (): Promise<string> => {
  const client = await pool.connect();
  const { id: wasId, reportNo: wasNo } = submission.answer;
  let id: number | undefined;
  let reportNo: string | undefined;
  let report: FullReport | undefined;
  const now = (value: unknown): unknown => {
    if (value === wasId) return id;
    if (typeof value !== 'string' || wasNo === null) return value;
    return value === wasNo ? reportNo : value.replaceAll(`"${wasNo}"`, `"${reportNo}"`);
  };
  try {
    await client.query('begin');
    for (const step of steps) {
      const { rows } = await client.query({ ...step, values: step.values.map(now) });
      const [row] = rows as Partial<FullReport & { last_number: number }>[];
      if (step.text.includes('new_case')) id = row?.id;
      if (row?.last_number !== undefined) reportNo = `${wasNo?.slice(0, 9)}${String(row.last_number).padStart(4, '0')}`;
      if (row?.files !== undefined) report = row as FullReport;
    }
    await client.query('commit');
    return report === undefined ? '{}' : JSON.stringify(viewReport(report, author));
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const answer = async (request: IncomingMessage): Promise<string> => {
  const url = request.url ?? '';
  const reading = lists.get(`${request.headers['x-person']} ${url}`);
  if (reading) return list(reading);
  if (request.method !== 'GET') {
    await bodyOf(request);
    return submit();
  }
  return view(Number(url.split('/').at(-1)));
};

listen(port, answer);

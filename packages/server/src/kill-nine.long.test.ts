import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApprovalDocument } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { until } from '#platform/until.fixture';
import { sampleMemo } from '#testing/areas/given-memo';
import { freePort } from '#testing/free-port';
import { filesBody } from '#testing/multipart';
import { givenDemoFolder } from '#testing/running/demo-folder';
import { drawSeed } from '#testing/running/draw-seed';
import { endPostgres, type PortalProcess, postmasterOf, startPortalProcess } from '#testing/running/running-portal';
import { filesBelow, letNextStartSweep, untilTextsAreOut, WRONG_LISTINGS } from '#testing/traces';
import { seededRandom } from './demo/demo-random.ts';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

/** Each run kills at other moments, by a printed seed; `KILL_ROUNDS=100` runs longer. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 8);
/** Only a guard against hanging. */
const LONGEST_MS = Math.max(600_000, ROUNDS * 60_000);
/** Minimum number of acts in a round before it is killed. */
const FEWEST_ACTS = 6;
/** Starting the database and serving, without loading the code, whose time depends on the test machine. */
const READY_WITHIN_MS = 5_000;
/** On a busy machine the start after a normal stop takes longer too. */
const SLOWER_THAN_CALM = 3;

type Member = { id: number; headers: Record<string, string> };

/** Results that the server has acknowledged: they must exist from then on. */
type Acknowledged = { docNo: string; lines: Set<number>; files: Map<number, number> };

const seed = drawSeed('the moments of kill -9');
const random = seededRandom(seed);
const acknowledged = new Map<number, Acknowledged>();
/** Submissions without an answer, by Idempotency-Key; each has a unique title. */
const unanswered = new Map<string, { drafter: Member; body: object }>();

let dataDir: string;
let port: number;
let portal: PortalProcess;
let drafters: Member[];
let lead: Member;
let head: Member;

const signIn = async (account: string): Promise<Member> => {
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: `${account}@hanbit.example` });
  const headers = { authorization: `Bearer ${accessToken}`, auth2: idToken };
  const response = await fetch(`${portal.url}/api/me`, { headers });
  const { employee } = (await response.json()) as { employee: { id: number } };
  return { id: employee.id, headers };
};

beforeAll(async () => {
  dataDir = await givenDemoFolder();
  port = await freePort();
  portal = startPortalProcess(dataDir, port);
  await portal.ready();
  [lead, head] = [await signIn('ops.lead'), await signIn('ops.head')];
  drafters = [await signIn('captain'), await signIn('first.officer'), await signIn('cabin'), await signIn('engineer')];
});

afterAll(async () => {
  await portal.stop();
  await endPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const send = async <Body>(
  method: string,
  path: string,
  { headers }: Member,
  body: object,
  more: Record<string, string> = {},
): Promise<{ status: number; body: Body }> => {
  const payload = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
  const response = await fetch(`${portal.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers, ...more },
    body: payload,
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const remember = ({ id, docNo }: ApprovalDocument): Acknowledged => {
  const entry = { docNo: docNo ?? '', lines: new Set<number>(), files: new Map<number, number>() };
  acknowledged.set(id, entry);
  return entry;
};

const submit = async (drafter: Member, key: string, body: object): Promise<ApprovalDocument> => {
  unanswered.set(key, { drafter, body });
  const answer = await send<ApprovalDocument>('POST', '/api/approval/docs/submit', drafter, body, {
    'idempotency-key': key,
  });
  if (answer.status !== 201) throw new Error(`not submitted: ${JSON.stringify(answer.body)}`);
  unanswered.delete(key);
  remember(answer.body);
  return answer.body;
};

const attach = async (drafter: Member, { id }: ApprovalDocument): Promise<void> => {
  const content = Buffer.alloc(random.integer(1, 300_000), random.integer(0, 255));
  const { body, headers } = filesBody({ name: '첨부.bin', content });
  const answer = await send<{ id: number; size: number }[]>(
    'POST',
    `/api/approval/docs/${id}/files`,
    drafter,
    body,
    headers,
  );
  for (const file of answer.status === 201 ? answer.body : []) acknowledged.get(id)?.files.set(file.id, file.size);
};

const approve = async (approver: Member, document: ApprovalDocument): Promise<void> => {
  const line = document.lines.find((each) => each.approver.id === approver.id);
  const answer = await send('PUT', `/api/approval/docs/${document.id}/lines/${line?.id}/action`, approver, {
    action: 'Approved',
    comment: '승인',
  });
  if (answer.status === 200 && line) acknowledged.get(document.id)?.lines.add(line.id);
};

/** Works until the server has been killed. */
const work = async (drafter: Member): Promise<void> => {
  try {
    for (;;) {
      const title = crypto.randomUUID();
      const line = sampleMemo(
        [
          { ...lead, email: '', departmentId: 0 },
          { ...head, email: '', departmentId: 0 },
        ],
        { title },
      );
      const document = await submit(drafter, title, line);
      if (random.chance(0.4)) await attach(drafter, document);
      await approve(lead, document);
      if (random.chance(0.7)) await approve(head, document);
    }
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
  }
};

const inDatabase = async <T>(read: (client: pg.Client) => Promise<T>): Promise<T> => {
  const connection = findEmbeddedPostgres(join(dataDir, 'postgres'));
  if (!connection) throw new Error('no PostgreSQL runs');
  const client = new pg.Client(connection);
  await client.connect();
  return read(client).finally(() => client.end());
};

/** Every number that was given out, for any kind of record. */
const NUMBERED = `select doc_no as no from approval.document where doc_no is not null
  union all select report_no from safety.report where report_no is not null union all select hazard_no from safety.hazard
  union all select investigation_no from safety.investigation union all select action_no from safety.action
  union all select lesson_no from safety.lesson where lesson_no is not null`;

/** Queries that return a row for each incomplete record. */
const HALF_MADE: Readonly<Record<string, string>> = {
  'submitted without number or line': `select id from approval.document d where status <> 'Draft' and (doc_no is null
    or not decides_arbitrarily and not exists (select 1 from approval.line l where l.document_id = d.id))`,
  'a status that the line does not say': `select d.id, d.status from approval.document d,
      lateral (select bool_and(l.action is not distinct from 'Approved') or bool_or(l.is_final) as all_approved, bool_or(l.action = 'Reject') as any_rejected
        from approval.line l where l.document_id = d.id) acts
    where not d.decides_arbitrarily and d.status in ('InProgress', 'Completed', 'Rejected') and d.status <> case
      when coalesce(acts.any_rejected, false) then 'Rejected' when coalesce(acts.all_approved, false) then 'Completed' else 'InProgress' end`,
  'a version without its audit entry': `select d.id, d.version, count(e.id) from approval.document d
    left join audit.entry e on e.record_type = 'document' and e.record_id = d.id
  group by d.id
  having count(e.id) <> d.version - case when (array_agg(e.action order by e.id))[1] = 'submit' then 1 else 0 end`,
  'a gap in the numbers': `select c.* from platform.number_counter c, lateral (
      select count(*) as number, max(split_part(no, '-', 3)::integer) as highest, count(distinct no) as different
      from (${NUMBERED}) numbered where no like c.prefix || '-' || c.year || '-%') given
    where (given.number, given.highest, given.different) is distinct from (c.last_number, c.last_number, c.last_number)`,
  'a wrong row in the lists': WRONG_LISTINGS,
  'a number counted by nobody': `select no from (${NUMBERED}) numbered where not exists (
    select 1 from platform.number_counter c where no like c.prefix || '-' || c.year || '-%')`,
};
type Stored = {
  id: number;
  doc_no: string;
  status: string;
  approved: number[];
  files: { id: number; size: number; sha256: string }[];
};

const expectNothingLost = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<Stored>(
    `select d.id, d.doc_no, d.status,
      array(select l.id from approval.line l where l.document_id = d.id and l.action = 'Approved') as approved,
      coalesce((select json_agg(json_build_object('id', f.id, 'size', f.size, 'sha256', f.sha256))
        from approval.attached_file f where f.document_id = d.id), '[]') as files
    from approval.document d where d.id = any($1)`,
    [[...acknowledged.keys()]],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { docNo, lines, files }] of acknowledged) {
    const found = stored.get(id);
    expect([id, found?.doc_no]).toEqual([id, docNo]);
    for (const line of lines) expect(found?.approved).toContain(line);
    if (lines.size === 2) expect(found?.status).toBe('Completed');
    for (const [fileId, size] of files) {
      const file = found?.files.find((each) => each.id === fileId);
      expect(file?.size).toBe(size);
      const sha = file?.sha256 ?? '';
      expect((await stat(join(dataDir, 'files', sha.slice(0, 2), sha.slice(2, 4), sha))).size).toBe(size);
    }
  }
};

/** Repeats unanswered submissions with their keys: each must exist exactly once. */
const sendAgain = async (client: pg.Client): Promise<void> => {
  for (const [key, { drafter, body }] of [...unanswered]) {
    await submit(drafter, key, body);
    const { rows } = await client.query('select id from approval.document where title = $1', [key]);
    expect([key, rows.length]).toEqual([key, 1]);
  }
};

const contentsOnDisk = async (): Promise<string[]> =>
  (await filesBelow(join(dataDir, 'files'))).map((path) => path.split('/').at(-1) ?? '').toSorted();

/** Every row has its content, and unreferenced contents are swept. */
const expectStoreSwept = async (client: pg.Client): Promise<void> => {
  const named = async (): Promise<string[]> => {
    const { rows } = await client.query<{ sha256: string }>('select sha256 from platform.stored_file order by 1');
    return rows.map(({ sha256 }) => sha256);
  };
  const kept = await named();
  await until(async () => (await contentsOnDisk()).length <= kept.length, { what: 'the store is swept' });
  expect([await contentsOnDisk(), await named()]).toEqual([kept, kept]);
};

const expectClean = async (): Promise<void> => {
  await inDatabase(async (client) => {
    await untilTextsAreOut(client);
    expect((await filesBelow(join(dataDir, 'files'))).filter((path) => path.startsWith('staging'))).toEqual([]);
    for (const [what, statement] of Object.entries(HALF_MADE))
      expect([what, (await client.query(statement)).rows]).toEqual([what, []]);
    await expectNothingLost(client);
    await expectStoreSwept(client);
    await sendAgain(client);
    await letNextStartSweep(client);
  });
};

const actsDone = (): number => [...acknowledged.values()].reduce((sum, { lines }) => sum + lines.size, 0);

/** Waits until enough was done in this round. */
const enoughDone = async (): Promise<void> => {
  const [documents, acts] = [acknowledged.size + FEWEST_ACTS, actsDone() + FEWEST_ACTS];
  const isEnough = () => acknowledged.size >= documents && actsDone() >= acts;
  await until(isEnough, { what: `${FEWEST_ACTS} documents and acts are done in this round`, within: 300_000 });
};

test(
  `kill -9 in the middle of work, ${ROUNDS} times: nothing acknowledged is lost, nothing is half-made, the next start is clean`,
  async () => {
    await expectClean();
    const starts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const workers = [...drafters, ...drafters].map(work);
      await Promise.race([enoughDone(), ...workers]);
      await delay(random.integer(0, 900));
      const postmaster = postmasterOf(dataDir);
      const killed = portal.kill();
      if (round % 2 === 1 && postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
      await Promise.all([killed, ...workers]);
      portal = startPortalProcess(dataDir, port);
      const ms = await portal.ready();
      expect([seed, round, ms === undefined ? portal.output() : 'ready']).toEqual([seed, round, 'ready']);
      starts.push(ms ?? 0);
      await expectClean();
    }
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 5);
    expect(actsDone()).toBeGreaterThan(ROUNDS * 5);
    expect(await portal.stop()).toBe(0);
    portal = startPortalProcess(dataDir, port);
    const calm = await portal.ready();
    expect(calm).toBeDefined();
    const usual = starts.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    expect(usual).toBeLessThan(Math.max(READY_WITHIN_MS, SLOWER_THAN_CALM * (calm ?? 0)));
    await expectClean();
  },
  LONGEST_MS,
);

import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { type AuditEntry, type AuditTables, countAuditRows, listAuditRows, recordAudit } from '#platform/audit.queries';
import { createDatabase, type Db } from '#platform/database/pool';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';

let database: TestDatabase;
let db: Db<AuditTables>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
});

afterAll(() => database.close());

const clock = () => new Date('2026-11-20T01:00:00.000Z');
const record = (entry: AuditEntry) => db.transaction().execute((tx) => recordAudit(tx, clock, entry));

const attached = {
  actorId: 7,
  area: 'approval',
  action: 'attach-files',
  recordType: 'document',
  recordId: 3,
  after: { files: 2 },
} as const;

test('an entry contains the facts of its act', async () => {
  await record(attached);
  const [row] = await listAuditRows(db, {}, { offset: 0, limit: 1 });
  expect(row).toMatchObject({ actor_id: 7, action: 'attach-files', record_id: 3, before: null, after: { files: 2 } });
});

const wrong = {
  'a fact of another act': { ...attached, after: { files: 2, docNo: 'LA-2026-000031' } },
  'the name of a file where their number stands': { ...attached, after: { files: 'plan.pdf' } },
  'a fact before that has none': { ...attached, before: { files: 1 } },
  'an act without its facts': { ...attached, after: undefined },
  'an act of another area': { ...attached, area: 'leave' },
  'an act on another kind of record': { ...attached, recordType: 'employee' },
  'an act that nobody declares': { ...attached, action: 'burn' },
  'an area that nobody declares': { ...attached, area: 'ships' },
} as const;

test.each(Object.entries(wrong))('%s is rejected and nothing is stored', async (_name, entry) => {
  const before = await countAuditRows(db, {});
  await expect(record(entry as unknown as AuditEntry)).rejects.toThrow(/declare|no trail/);
  expect(await countAuditRows(db, {})).toBe(before);
});

test('a rejected act does not compile either', () => {
  expectTypeOf(attached).toExtend<AuditEntry>();
  type Wrong = typeof wrong;
  type Compiles = { [Name in keyof Wrong]: Wrong[Name] extends AuditEntry ? Name : never }[keyof Wrong];
  // An additional fact is caught where it is written, as an excess property, and here.
  expectTypeOf<Compiles>().toEqualTypeOf<'a fact of another act'>();
});

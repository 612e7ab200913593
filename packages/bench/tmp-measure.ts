import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { createDatabase, createPool } from '../server/src/platform/database/pool.ts';
import { listAssigned, listCreated, listReferred } from '../server/src/areas/safety/my-action/queries.ts';
import { reader, safetyMaster, head } from './fill/people.ts';
const lists = { assigned: [listAssigned, reader.id], referred: [listReferred, reader.id], created: [listCreated, safetyMaster.id] } as const;
const out: Record<string, number[]> = {};
const explain = process.argv[2];
for (const round of [1,2]) for (const n of [2000, 200000]) {
  const postgres = await startEmbeddedPostgres(join(`/tmp/actm/d${n}`, 'postgres'), join(`/tmp/actm/d${n}`, 'postgres.log'));
  const pool = createPool(postgres.connection, 2);
  const db = createDatabase<any>(pool);
  if (round === 1) { const { rows } = await pool.query('select (select count(*) from safety.action) a, (select count(*) from safety.message) m, (select count(*) from safety.action where mitigator_id=$1) mine, (select count(*) from safety.action_referrer where employee_id=$1) ref, (select count(*) from safety.action where assigned_by_id=$2) created', [reader.id, safetyMaster.id]); console.log(n, rows[0]); }
  for (const [name, [list, who]] of Object.entries(lists)) {
    for (let i = 0; i < 200; i++) await list(db, who, { offset: 0, limit: 10 });
    const times: number[] = [];
    for (let i = 0; i < 600; i++) { const s = performance.now(); await list(db, who, { offset: 0, limit: 10 }); times.push(performance.now() - s); }
    times.sort((a, b) => a - b);
    (out[`${name} ${n}`] ??= []).push(times[300]!, times[60]!);
    if (explain && round === 2) {
      const { sql } = await import('kysely');
    }
  }
  await pool.end(); await postgres.stop();
}
for (const [k, v] of Object.entries(out)) console.log(k, v.map((x) => x.toFixed(3)).join(' '));

import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { createDatabase, createPool } from '../server/src/platform/database/pool.ts';
import { listCreated } from '../server/src/areas/safety/my-action/queries.ts';
import { safetyMaster } from './fill/people.ts';
const n = process.argv[2];
const postgres = await startEmbeddedPostgres(join(`/tmp/actm/d${n}`, 'postgres'), join(`/tmp/actm/d${n}`, 'postgres.log'));
const pool = createPool(postgres.connection, 1);
const db = createDatabase<any>(pool);
let text = ''; let values: readonly unknown[] = [];
const spy = new Proxy(db, { get: (t, k) => k === 'getExecutor' ? () => { const e = (t as any).getExecutor(); return new Proxy(e, { get: (x, m) => m === 'executeQuery' ? (q: any) => { text = q.sql; values = q.parameters; return x.executeQuery(q); } : (typeof (x as any)[m] === 'function' ? (x as any)[m].bind(x) : (x as any)[m]) }); } : (t as any)[k] });
await listCreated(spy as any, safetyMaster.id, { offset: 0, limit: 10 });
await pool.query('prepare q as ' + text);
for (let i = 0; i < 3; i++) {
const { rows } = await pool.query(`explain (analyze, buffers) execute q(${values.map((v) => Number(v)).join(',')})`);
if (i === 2) console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'));
}
await pool.end(); await postgres.stop();

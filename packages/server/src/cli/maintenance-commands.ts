import { contract } from '#platform/database/migrate';
import { createDatabase } from '#platform/database/pool';
import { beginMaintenance, endMaintenance, type MaintenanceTables } from '#platform/maintenance.queries';
import { VERSION } from '../portal-version.ts';
import { withDatabase } from './with-database.ts';

export const setMaintenance = (state: 'on' | 'off', message: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const db = createDatabase<MaintenanceTables>(pool);
    if (state === 'on') await beginMaintenance(db, message || '시스템 점검 중입니다.', new Date());
    else await endMaintenance(db);
    console.log(`Maintenance is ${state}; running servers see it within 5 seconds.`);
  });

/** Takes away what only an older version needs, once none of its servers is alive. */
export const migrateContract = (): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const applied = await contract(pool, VERSION);
    console.log(applied.length === 0 ? 'There is nothing to take away.' : `Applied ${applied.join(', ')}.`);
  });

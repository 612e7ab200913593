import { createDatabase } from '#platform/database/database';
import { migrate } from '#platform/database/migrate';
import { beginMaintenance, endMaintenance, type MaintenanceTables } from '#platform/maintenance/maintenance.queries';
import { readConfig } from '../config.ts';
import { joinDatabase } from '../open-database.ts';

const USAGE = `usage:
  npm run portal -- maintenance on "message"   every call answers 503 with the message
  npm run portal -- maintenance off            back to work`;

const DEFAULT_MESSAGE = '시스템 점검 중입니다.';

const setMaintenance = async (state: 'on' | 'off', message: string): Promise<void> => {
  const database = await joinDatabase(readConfig(process.env));
  try {
    await migrate(database.pool);
    const db = createDatabase<MaintenanceTables>(database.pool);
    if (state === 'on') await beginMaintenance(db, message, new Date());
    else await endMaintenance(db);
    console.log(`Maintenance is ${state}; running servers see it within 5 seconds.`);
  } finally {
    await database.close();
  }
};

const [command, state, ...words] = process.argv.slice(2);
if (command === 'maintenance' && (state === 'on' || state === 'off'))
  await setMaintenance(state, words.join(' ').trim() || DEFAULT_MESSAGE).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
else {
  console.error(USAGE);
  process.exitCode = 2;
}

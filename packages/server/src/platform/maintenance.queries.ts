import { sql } from 'kysely';
import type { Db } from './database/pool.ts';

export type MaintenanceTables = { 'platform.maintenance': { message: string; since: Date } };

/** The message while the portal is under maintenance. */
export const findMaintenanceMessage = async (db: Db<MaintenanceTables>): Promise<string | undefined> => {
  const { rows } = await sql<{ message: string }>`select message from platform.maintenance`.execute(db);
  return rows[0]?.message;
};

export const beginMaintenance = async (db: Db<MaintenanceTables>, message: string, since: Date): Promise<void> => {
  await sql`
    insert into platform.maintenance (message, since) values (${message}, ${since})
    on conflict (only_row) do update set message = excluded.message
  `.execute(db);
};

export const endMaintenance = async (db: Db<MaintenanceTables>): Promise<void> => {
  await sql`delete from platform.maintenance`.execute(db);
};

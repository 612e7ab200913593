import { resolve } from 'node:path';
import type { SheetRow } from '@portal/contract/kernel';
import { type AdminTables, bootstrapAdministrator } from '#areas/admin';
import { type CompanyImport, DryRun, importDepartments, importEmployees, resetSignIns } from '#areas/directory';
import { systemClock } from '#platform/clock';
import { createDatabase, type Tx } from '#platform/database/pool';
import { readSheetFile } from '#platform/spreadsheet/read-workbook-rows';
import type { OpenDatabase } from '../open-database.ts';
import { CommandFailed, withDatabase } from './with-database.ts';

export const grantAdmin = (email: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const db = createDatabase<AdminTables>(pool);
    const granted = await db
      .transaction()
      .execute((tx) => bootstrapAdministrator(tx, { clock: systemClock }, email, { onlyWhenNone: false }));
    if (granted === 'unknown') throw new CommandFailed('No active employee has this address.');
    console.log(granted === 'granted' ? 'Granted.' : 'They are an administrator already.');
  });

export const resetSignIn = (whose: string): Promise<void> =>
  withDatabase(async ({ pool }) => {
    const of = whose === '--all' ? 'everybody' : { email: whose };
    const count = await createDatabase<AdminTables>(pool)
      .transaction()
      .execute((tx) => resetSignIns(tx, { clock: systemClock }, of));
    console.log(`${count} forgotten: the next sign-in binds anew.`);
  });

type Import = (
  tx: Tx<AdminTables>,
  services: { clock: typeof systemClock },
  rows: readonly SheetRow[],
  options: { dryRun: boolean },
) => Promise<CompanyImport>;

const runImport = async (pool: OpenDatabase['pool'], run: Import, rows: readonly SheetRow[], dryRun: boolean) => {
  const db = createDatabase<AdminTables>(pool);
  try {
    return await db.transaction().execute((tx) => run(tx, { clock: systemClock }, rows, { dryRun }));
  } catch (error) {
    if (error instanceof DryRun) return error.done;
    throw error;
  }
};

const importCompany = async (run: Import, file: string, dryRun: boolean): Promise<void> => {
  const rows = await readSheetFile(resolve(file));
  await withDatabase(async ({ pool }) => {
    const { added, changed, unchanged } = await runImport(pool, run, rows, dryRun);
    console.log(`${dryRun ? 'Would be' : 'Done'}: ${added} added, ${changed} changed, ${unchanged} unchanged.`);
  });
};

export const importDepartmentsFrom = (file: string, dryRun: boolean): Promise<void> =>
  importCompany(importDepartments, file, dryRun);

export const importEmployeesFrom = (file: string, dryRun: boolean): Promise<void> =>
  importCompany(importEmployees, file, dryRun);

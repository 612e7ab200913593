import type { Db, Tx } from '#platform/database/pool';
import { type DemoTables, isEmptyCompany, lockKind, storeKind } from './demo.queries.ts';

/** Raised for a company's database that was to be started as a demo, where anybody signs in as anybody. */
export class NoDemo extends Error {
  constructor() {
    super(
      'This database holds a company and never starts as a demo: set OIDC_ISSUER with its settings, or name a fresh DATA_DIR',
    );
  }
}

/**
 * The database remembers whether it holds a demo. A company's never starts as one, whatever setting was forgotten; a
 * demo's becomes a company's once it is started as such (rules/identity.md#demo-and-company).
 */
export const separateDemo = (db: Db<DemoTables>, isDemo: boolean): Promise<void> =>
  db.transaction().execute(async (tx: Tx<DemoTables>) => {
    const wasDemo = (await lockKind(tx)) ?? (await isEmptyCompany(tx));
    if (isDemo && !wasDemo) throw new NoDemo();
    await storeKind(tx, isDemo);
  });

import { type KyselyPlugin, type RootOperationNode, sql, TableNode } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { DemoTables } from './demo.queries.ts';

const isTrail = (node: RootOperationNode): boolean =>
  node.kind === 'InsertQueryNode' &&
  node.into?.table.schema?.name === 'audit' &&
  node.into.table.identifier.name === 'entry';

/** Lets entries of the trail be written aside. */
const aside: KyselyPlugin = {
  transformQuery: ({ node }) =>
    isTrail(node) && node.kind === 'InsertQueryNode'
      ? { ...node, into: TableNode.createWithSchema('pg_temp', 'demo_entry') }
      : node,
  transformResult: async ({ result }) => result,
};

/** Runs work at past times in any order, and enters what it did into the trail in the order of those times. */
export const enteredInTime = async (tx: Tx<DemoTables>, work: (tx: Tx<DemoTables>) => Promise<void>): Promise<void> => {
  await sql`create temporary table demo_entry (place bigint generated always as identity, like audit.entry) on commit drop`.execute(
    tx,
  );
  await sql`alter table pg_temp.demo_entry alter column id drop not null`.execute(tx);
  await work(tx.withPlugin(aside));
  await sql`
    insert into audit.entry (at, actor_id, area, action, record_type, record_id, before, after, by_owner)
    select at, actor_id, area, action, record_type, record_id, before, after, by_owner from pg_temp.demo_entry order by at, place
  `.execute(tx);
};

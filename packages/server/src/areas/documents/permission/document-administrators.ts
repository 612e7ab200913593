import { administer, type documentManagers } from '@portal/contract/documents';
import { type Grant, giveGrants, sortedGrants } from '@portal/contract/identity';
import { type Day, dayInSeoul, enforce, type FieldProblem, requireValid, type Static } from '@portal/contract/kernel';
import { type DirectoryTables, listActivePersonIds, lockOrganization, updateEmployee } from '#areas/directory';
import { listGrantsOf, replaceGrants } from '#areas/identity';
import { recordAudit } from '#platform/audit.queries';
import { type Db, seenWith, type Tx } from '#platform/database/pool';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { listAdministrators, listLevel4Holders, listManualManagers } from './document-permission.queries.ts';

type DocumentManagers = Static<typeof documentManagers>;
type Services = Pick<DocumentServices, 'clock'>;

const LEVEL4: Grant = { menu: 'Document', level: 'Level4' };
const isLevel4 = ({ menu, level }: Grant): boolean => menu === LEVEL4.menu && level === LEVEL4.level;
const wordOf = ({ menu, level }: Grant): string => `${menu} ${level}`;

const listManagers = async (db: Db<DocumentTables>, today: Day): Promise<DocumentManagers> => ({
  administrators: await listAdministrators(db, today),
  manualManagers: await listManualManagers(db, today),
});

export const getDocumentManagers = (
  { db, clock }: Pick<DocumentServices, 'db' | 'clock'>,
  { actor }: DocumentContext,
): Promise<DocumentManagers> => {
  enforce(administer(actor));
  return listManagers(db, dayInSeoul(clock()));
};

const checkAdministrators = async (
  tx: Tx<DocumentTables>,
  ids: readonly number[],
  today: Day,
): Promise<FieldProblem[]> => {
  if (ids.length === 0) return [{ path: '', code: 'no-administrator' }];
  const active = new Set(await listActivePersonIds(tx, ids, today));
  return ids.flatMap((id, place): FieldProblem[] =>
    active.has(id) ? [] : [{ path: `${place}`, code: 'person-inactive' }],
  );
};

/**
 * Writes the grants of a person like the permission screen does (rules/documents.md#administrators), including the
 * audit entry for every change of rights.
 */
const giveOrTake = async (
  tx: Tx<DocumentTables>,
  { clock }: Services,
  { employeeId, before, gives }: { employeeId: number; before: readonly Grant[]; gives: boolean },
  { actor }: DocumentContext,
): Promise<void> => {
  const after = gives ? [...before, LEVEL4] : before.filter((grant) => !isLevel4(grant));
  enforce(giveGrants(actor, employeeId, { before, after }));
  await replaceGrants(tx, employeeId, after);
  await updateEmployee(seenWith<DirectoryTables>(tx), employeeId, {});
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'identity',
    action: 'set-grants',
    recordType: 'employee',
    recordId: employeeId,
    before: { grants: sortedGrants(before).map(wordOf) },
    after: { grants: sortedGrants(after).map(wordOf) },
  });
};

/** Replaces the system administrators; their other rights stay. */
export const setDocumentAdministrators = async (
  tx: Tx<DocumentTables>,
  services: Services,
  named: readonly { id: number }[],
  context: DocumentContext,
): Promise<DocumentManagers> => {
  enforce(administer(context.actor));
  await lockOrganization(seenWith<DirectoryTables>(tx));
  const today = dayInSeoul(services.clock());
  const sent = named.map(({ id }) => id);
  requireValid(await checkAdministrators(tx, sent, today));
  const before = await listLevel4Holders(tx);
  const after = [...new Set(sent)].toSorted((a, b) => a - b);
  const changed = [
    ...after.filter((id) => !before.includes(id)).map((employeeId) => ({ employeeId, gives: true })),
    ...before.filter((id) => !after.includes(id)).map((employeeId) => ({ employeeId, gives: false })),
  ];
  if (changed.length === 0) return listManagers(tx, today);
  const grants = await listGrantsOf(
    tx,
    changed.map(({ employeeId }) => employeeId),
  );
  for (const each of changed)
    await giveOrTake(tx, services, { ...each, before: grants.get(each.employeeId) ?? [] }, context);
  await recordAudit(tx, services.clock, {
    actorId: context.actor.employeeId,
    area: 'documents',
    action: 'administrators',
    recordType: 'portal',
    recordId: 0,
    before: { administrators: before },
    after: { administrators: after },
  });
  return listManagers(tx, today);
};

import type { Actor } from '@portal/contract/identity';
import { dayInSeoul } from '@portal/contract/kernel';
import { findPersonIdByEmail, findReached } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { listLevel4Holders } from '../permission/document-permission.queries.ts';

/**
 * The employee as whom documents are imported: the active employee with the given address, or without one the first
 * system administrator of the document center. Undefined if there is none.
 */
export const findImporter = async (
  db: Db<DocumentTables>,
  clock: Clock,
  email: string | undefined,
): Promise<(Actor & { email: string }) | undefined> => {
  const today = dayInSeoul(clock());
  const ids =
    email === undefined ? await listLevel4Holders(db) : [(await findPersonIdByEmail(db, email, today)) ?? []].flat();
  const [person] = await findReached(db, ids, today);
  return (
    person && {
      employeeId: person.id,
      departmentIds: person.department_path,
      grants: person.grants,
      email: person.email,
    }
  );
};

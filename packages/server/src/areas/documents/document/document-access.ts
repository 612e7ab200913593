import type { Actor } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { type DocumentFacts, findRevision, lockDocument } from './document.queries.ts';

/** Locks a document of a drive to change it; raises `not-found` if there is none. */
export const requireDocument = async (
  tx: Tx<DocumentTables>,
  { id, docId }: { id: number; docId: number },
  { employeeId }: Actor,
): Promise<DocumentFacts> => {
  const document = await lockDocument(tx, { driveId: id, docId }, employeeId);
  if (document === undefined) throw new Problem('not-found');
  return document;
};

/** Finds a revision of a locked document; raises `not-found` if it belongs to another. */
export const requireRevision = async (
  tx: Tx<DocumentTables>,
  { id }: Pick<DocumentFacts, 'id'>,
  revisionId: number,
) => {
  const revision = await findRevision(tx, id, revisionId);
  if (revision === undefined) throw new Problem('not-found');
  return revision;
};

/** The actor of a change, and their present department. */
export const byWhom = ({ employeeId, departmentIds }: Actor): { modifierId: number; modifierDepartmentId: number } => {
  const modifierDepartmentId = departmentIds.at(-1);
  if (modifierDepartmentId === undefined) throw new Error('the employee has no department');
  return { modifierId: employeeId, modifierDepartmentId };
};

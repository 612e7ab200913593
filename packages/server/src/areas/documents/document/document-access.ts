import type { Actor } from '@portal/contract/identity';
import { Problem } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { type DocumentFacts, findRevision, lockDocument } from './document.queries.ts';

/** Locks a document of a drive for a change; `not-found` when there is none such. */
export const requireDocument = async (
  tx: Tx<DocumentTables>,
  { id, docId }: { id: number; docId: number },
  { employeeId }: Actor,
): Promise<DocumentFacts> => {
  const document = await lockDocument(tx, { driveId: id, docId }, employeeId);
  if (document === undefined) throw new Problem('not-found');
  return document;
};

/** A revision of a document that is locked; `not-found` when it is none of its. */
export const requireRevision = async (
  tx: Tx<DocumentTables>,
  { id }: Pick<DocumentFacts, 'id'>,
  revisionId: number,
) => {
  const revision = await findRevision(tx, id, revisionId);
  if (revision === undefined) throw new Problem('not-found');
  return revision;
};

/** Who changes something, and of which department they are then. */
export const byWhom = ({ employeeId, departmentIds }: Actor): { modifierId: number; modifierDepartmentId: number } => {
  const modifierDepartmentId = departmentIds.at(-1);
  if (modifierDepartmentId === undefined) throw new Error('an employee without a department');
  return { modifierId: employeeId, modifierDepartmentId };
};

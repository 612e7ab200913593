import { documentRules, grantsAccessToAttached } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import type { Db, Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';
import { type FullDocument, findDocument } from './approval-document.queries.ts';
import { factsOf } from './approval-document.view.ts';
import { findFacts, type LockedDocument, lockFacts } from './locked-document.queries.ts';

/** Finds a document that the actor may see; raises `document-not-found` or `no-permission-on-document`. */
export const getVisibleDocument = async (db: Db<ApprovalTables>, actor: Actor, id: number): Promise<FullDocument> => {
  const document = await findDocument(db, id);
  if (!document) throw new Problem('document-not-found');
  enforce(documentRules.view(actor, factsOf(document)));
  return document;
};

/**
 * Finds a document that the actor may see by own right or through one it is attached to. A reader through another
 * document does not see its attached documents and questions (rules/approval.md#who-sees-a-document).
 */
export const getReadableDocument = async (
  db: Db<ApprovalTables>,
  actor: Actor,
  id: number,
  linkedDocId: number | undefined,
): Promise<FullDocument> => {
  if (linkedDocId === undefined) return getVisibleDocument(db, actor, id);
  const parent = await getVisibleDocument(db, actor, linkedDocId);
  const isAttached = grantsAccessToAttached(parent) && parent.attachedDocs.some((attached) => attached.id === id);
  const document = isAttached ? await findDocument(db, id) : undefined;
  if (!document) return getVisibleDocument(db, actor, id);
  return documentRules.view(actor, factsOf(document)).allowed
    ? document
    : { ...document, attachedDocs: [], questions: [] };
};

/** The facts of a document that the actor may see by own right. */
export const getVisibleFacts = async (db: Db<ApprovalTables>, actor: Actor, id: number): Promise<LockedDocument> => {
  const document = await findFacts(db, id);
  if (!document) throw new Problem('document-not-found');
  enforce(documentRules.view(actor, factsOf(document)));
  return document;
};

/**
 * Locks a document that the actor may see and reads its facts, which stay true until the transaction ends. For an act
 * on a line it also finds documents that a deputy can no longer see because somebody else decided them.
 */
export const lockDocument = async (
  tx: Tx<ApprovalTables>,
  actor: Actor,
  id: number,
  lineId?: number,
): Promise<LockedDocument> => {
  const document = await lockFacts(tx, id);
  if (!document) throw new Problem('document-not-found');
  const facts = factsOf(document);
  enforce(lineId === undefined ? documentRules.view(actor, facts) : documentRules.viewToAct(actor, facts, lineId));
  return document;
};

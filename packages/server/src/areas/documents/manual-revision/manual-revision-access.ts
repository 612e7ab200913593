import {
  type AuthorityKind,
  authorityKindsOf,
  awaitedOf,
  canOnManualRevision,
  controlsManual,
  forceOf,
  isPublicState,
  type ManualRevision,
  type ManualRevisionFacts,
  manualRevisionState,
  type RevisionForce,
  revisionFileName,
} from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { type Day, Problem } from '@portal/contract/kernel';
import { type DocumentReference, listDocumentReferences, listVisibleIds } from '#areas/approval';
import type { Db, Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { lockManualRow } from '../manual/manual.queries.ts';
import { listReleased } from './come-into-force.queries.ts';
import {
  findManualOf,
  findRevisionRow,
  listRevisionRows,
  type ManualOfRevisions,
  type ManualRevisionRow,
} from './manual-revision.queries.ts';

/** A manual as the path names it, and one of its revisions. */
export type ManualPath = { id: number; mid: number };
export type RevisionPath = ManualPath & { revId: number };

/** The caller and the present day. */
export type RevisionReader = { actor: Actor; today: Day };

/** A revision with its manual and its state. */
export type FoundRevision = { manual: ManualOfRevisions; row: ManualRevisionRow; force: RevisionForce | null };

/**
 * The required authority. For a draft, also a returned one, it follows the present class of its manual; it is fixed
 * when the revision is sent.
 */
const kindsOf = ({ manual, row: { stage, authority_kinds: sent } }: FoundRevision): AuthorityKind[] => {
  if (stage === null) return [];
  return stage === 'Draft' || sent === null ? authorityKindsOf(manual.manualClass) : sent;
};

const authorityOf = ({ authority_kind: kind, accepted_on: acceptedDate, acceptance }: ManualRevisionRow) =>
  kind === null ? null : { kind, acceptedDate, acceptance };

/** The facts that the rules need. */
export const factsOf = (found: FoundRevision): ManualRevisionFacts => ({
  stage: found.row.stage,
  force: found.force,
  effectiveDate: found.row.effective_on,
  authorityKinds: kindsOf(found),
  authority: authorityOf(found.row),
});

const stateOf = (found: FoundRevision) => manualRevisionState(factsOf(found));

export const fileNameOf = (found: FoundRevision): string =>
  revisionFileName(
    { title: found.manual.title, extension: 'pdf', version: found.row.version },
    { state: stateOf(found), isControlled: found.manual.isControlled || found.row.stage !== null },
  );

const viewAuthority = ({ row }: FoundRevision): ManualRevision['authority'] =>
  row.authority_kind === null || row.authority_on === null
    ? null
    : {
        kind: row.authority_kind,
        number: row.authority_number ?? '',
        date: row.authority_on,
        acceptedDate: row.accepted_on,
        acceptance: row.acceptance,
        letter: row.letter_name === null ? null : { name: row.letter_name, size: row.letter_size ?? 0 },
      };

const viewRevision = (
  found: FoundRevision,
  { actor, today }: RevisionReader,
  approvals: ReadonlyMap<number, DocumentReference>,
): ManualRevision => {
  const { manual, row, force } = found;
  const facts = factsOf(found);
  const releasedAt = row.stage === null ? row.uploaded_at : row.released_at;
  return {
    id: row.id,
    manualId: manual.id,
    documentId: manual.documentId,
    version: row.version,
    revisionDate: row.revision_on,
    description: row.description,
    fileName: fileNameOf(found),
    size: row.size,
    contentState: row.content_state,
    state: manualRevisionState(facts),
    waitsFor: awaitedOf(facts, today),
    effectiveDate: row.effective_on,
    inForceFrom: force?.inForceFrom ?? null,
    inForceUntil: force?.inForceUntil ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
    author: row.author,
    modifier: row.modifier,
    modifiedDate: row.modified_at.toISOString(),
    approval: (row.approval_id !== null && approvals.get(row.approval_id)) || null,
    authorityKinds: [...facts.authorityKinds],
    authority: viewAuthority(found),
    lockVersion: row.lock_version,
    can: canOnManualRevision(actor, manual, facts),
  };
};

/** A manual of a drive, with the periods of its released revisions; raises `not-found` if there is none. */
const requireManual = async (db: Db<DocumentTables>, { id, mid }: ManualPath, { actor, today }: RevisionReader) => {
  const manual = await findManualOf(db, { driveId: id, manualId: mid }, actor.employeeId);
  if (manual === undefined) throw new Problem('not-found');
  return { manual, force: forceOf(await listReleased(db, mid), today) };
};

/** The revisions that the caller may see (rules/documents.md#who-sees-a-revision). */
const seenOf = async <F extends FoundRevision>(
  db: Db<DocumentTables>,
  found: readonly F[],
  { actor }: RevisionReader,
): Promise<F[]> => {
  const hidden = found.filter((each) => !(isPublicState(stateOf(each)) || controlsManual(actor, each.manual)));
  const approvals = hidden.flatMap(({ row }) => (row.approval_id === null ? [] : [row.approval_id]));
  const visible = await listVisibleIds(db, actor, approvals);
  return found.filter((each) => !hidden.includes(each) || visible.has(each.row.approval_id ?? 0));
};

/** All revisions of a manual that the caller may see, unordered. */
export const listSeen = async (
  db: Db<DocumentTables>,
  path: ManualPath,
  reader: RevisionReader,
): Promise<FoundRevision[]> => {
  const { manual, force } = await requireManual(db, path, reader);
  const rows = await listRevisionRows(db, path.mid);
  return seenOf(
    db,
    rows.map((row) => ({ manual, row, force: force.get(row.id) ?? null })),
    reader,
  );
};

/** Finds a revision that the caller may see; raises `not-found` for others. */
export const requireSeenRevision = async (
  db: Db<DocumentTables>,
  path: RevisionPath,
  reader: RevisionReader,
): Promise<FoundRevision> => {
  const { manual, force } = await requireManual(db, path, reader);
  const row = await findRevisionRow(db, path.mid, path.revId);
  const [found] = row ? await seenOf(db, [{ manual, row, force: force.get(row.id) ?? null }], reader) : [];
  if (found === undefined) throw new Problem('not-found');
  return found;
};

/** Locks a manual of a drive with all its revisions until the transaction ends. */
export const lockManualOf = async (
  tx: Tx<DocumentTables>,
  path: ManualPath,
  reader: RevisionReader,
): Promise<ManualOfRevisions> => {
  await lockManualRow(tx, path.mid);
  return (await requireManual(tx, path, reader)).manual;
};

/** Finds a revision that the caller may see, to change it, with its manual locked against concurrent changes. */
export const lockSeenRevision = async (
  tx: Tx<DocumentTables>,
  path: RevisionPath,
  reader: RevisionReader,
): Promise<FoundRevision> => {
  await lockManualRow(tx, path.mid);
  return requireSeenRevision(tx, path, reader);
};

/** Revisions as they are answered. */
export const viewRevisions = async (
  db: Db<DocumentTables>,
  found: readonly FoundRevision[],
  reader: RevisionReader,
): Promise<ManualRevision[]> => {
  const ids = found.flatMap(({ row }) => (row.approval_id === null ? [] : [row.approval_id]));
  const approvals = await listDocumentReferences(db, ids);
  return found.map((each) => viewRevision(each, reader, approvals));
};

/** A revision in its present state. */
export const answerRevision = async (
  db: Db<DocumentTables>,
  path: RevisionPath,
  reader: RevisionReader,
): Promise<ManualRevision> => {
  const [answer] = await viewRevisions(db, [await requireSeenRevision(db, path, reader)], reader);
  if (answer === undefined) throw new Problem('not-found');
  return answer;
};

import type { Actor } from '@portal/contract/identity';
import { enforce, type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import { type CaseFile, investigationRules } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import type { CallContext } from '#platform/http/call-context';
import type { attachmentsOf } from '#platform/record-files';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { findFactual } from './factual-information.queries.ts';
import { lockFactual, type OfEntry } from './factual-information.ts';
import { auditChange } from './finish-investigation-change.ts';
import { stateOf, viewFiles } from './investigation.view.ts';
import { getWhole, lockWhole } from './investigation-access.ts';
import { factualFiles, postProcessFiles } from './post-process-files.ts';

/** The part of an investigation that evidence belongs to. */
type Part = { ownerId: number; archive: string };

/**
 * Evidence of one kind: the table of its files, and how the part it belongs to is found for a reader and locked for a
 * writer.
 */
type Kind<Of extends { id: number }> = {
  files: ReturnType<typeof attachmentsOf>;
  find: (db: Db<SafetyTables>, of: Of, actor: Actor) => Promise<Part>;
  lock: (tx: Tx<SafetyTables>, of: Of, context: SafetyContext) => Promise<number>;
};

const evidenceOf = <Of extends { id: number }>({ files, find, lock }: Kind<Of>) => ({
  /** Attaches files; answers all files of the part. */
  attach: async (
    tx: Tx<SafetyTables>,
    services: SafetyServices,
    of: Of,
    context: SafetyContext,
  ): Promise<CaseFile[]> => {
    const ownerId = await lock(tx, of, context);
    await files.add(tx, services, ownerId, context.files);
    const after = { files: context.files.length };
    await auditChange({ tx, services, context, id: of.id }, { action: 'attach-files', after });
    return viewFiles(await files.list(tx, ownerId));
  },

  /** Removes a file. */
  remove: async (
    tx: Tx<SafetyTables>,
    services: SafetyServices,
    of: Of & { fileId: number },
    context: SafetyContext,
  ): Promise<void> => {
    const ownerId = await lock(tx, of, context);
    await files.remove(tx, services, { ownerId, fileId: of.fileId }, context);
    await auditChange({ tx, services, context, id: of.id }, { action: 'remove-file' });
  },

  open: async (services: SafetyServices, of: Of & { fileId: number }, { actor }: CallContext): Promise<FileInParts> => {
    const { ownerId } = await find(services.db, of, actor);
    return { ...(await files.open(services, { ownerId, fileId: of.fileId })), hasFilenameHeader: true };
  },

  zip: async (services: SafetyServices, of: Of, { actor }: CallContext): Promise<FileAnswer> => {
    const { ownerId, archive } = await find(services.db, of, actor);
    return { ...(await files.zip(services, { ownerId, name: archive })), hasFilenameHeader: true };
  },
});

/** Evidence of a factual entry. */
export const factualEvidence = evidenceOf<OfEntry>({
  files: factualFiles,
  find: async (db, { id, fid }, actor) => {
    const { investigation_no } = await getWhole(db, actor, id);
    if (!(await findFactual(db, id, fid))) throw new Problem('not-found');
    return { ownerId: fid, archive: `${investigation_no} ${fid}` };
  },
  lock: async (tx, of, context) => (await lockFactual(tx, of, context)).id,
});

/** Evidence of the post process, once it was saved. */
export const postProcessEvidence = evidenceOf<{ id: number }>({
  files: postProcessFiles,
  find: async (db, { id }, actor) => {
    const { investigation_no } = await getWhole(db, actor, id);
    return { ownerId: id, archive: investigation_no };
  },
  lock: async (tx, { id }, context) => {
    const row = await lockWhole(tx, context, id);
    enforce(investigationRules.postProcess(context.actor, stateOf(row)));
    if (row.post_process === null) throw new Problem('not-found');
    return id;
  },
});

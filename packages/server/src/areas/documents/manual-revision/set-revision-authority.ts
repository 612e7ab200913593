import {
  type AuthorityBody,
  checkAuthority,
  dayOrNone,
  isAuthorityComplete,
  letterExtensions,
  type ManualRevision,
  manualRevisionRules,
  manualRevisionState,
} from '@portal/contract/documents';
import { dayInSeoul, enforce, type FieldProblem, oneLine, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import type { StagedFile } from '#platform/files/file-store';
import { sniffFile } from '#platform/files/sniff-kind';
import { dropContents, storeFiles } from '#platform/files/store-files';
import { requireVersion } from '#platform/http/require-version';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { touchRevision, updateStage } from './manual-revision.queries.ts';
import { answerRevision, factsOf, lockSeenRevision, type RevisionPath } from './manual-revision-access.ts';
import { auditRevision } from './prepare-manual-revision.ts';
import { releaseIfReady } from './release-manual-revision.ts';

const checkLetter = ([file, ...more]: readonly StagedFile[]): FieldProblem[] => {
  if (!file) return [];
  if (more.length > 0) return [{ path: 'files', code: 'one-file' }];
  return file.size === 0 ? [{ path: 'files', code: 'file-empty' }] : [];
};

/** The letter as it is stored; raises `forbidden-file-type` for other kinds of files. */
const storeLetter = async (
  tx: Tx<DocumentTables>,
  { files, blockedExtensions }: DocumentServices,
  letter: StagedFile,
) => {
  const letter_content_type = await sniffFile(letter, {
    blocked: blockedExtensions,
    only: letterExtensions,
    genuine: true,
  });
  await storeFiles(tx, files, [letter]);
  const { name: letter_name, size: letter_size, sha256: letter_sha256 } = letter;
  return { letter_name, letter_size, letter_sha256, letter_content_type };
};

/** Records the answer of the authority about an approved revision (rules/documents.md#authority). */
export const setRevisionAuthority = async (
  tx: Tx<DocumentTables>,
  services: DocumentServices,
  { body, ...path }: RevisionPath & { body: AuthorityBody },
  context: DocumentContext,
): Promise<ManualRevision> => {
  const { actor, files } = context;
  const today = dayInSeoul(services.clock());
  const reader = { actor, today };
  const found = await lockSeenRevision(tx, path, reader);
  const { manual, row } = found;
  const facts = factsOf(found);
  enforce(manualRevisionRules.authority(actor, manual, facts));
  requireVersion({ version: row.lock_version }, context.ifMatch);
  const isScheduled = manualRevisionState(facts) === 'Scheduled';
  requireValid([...checkAuthority(body, { kinds: facts.authorityKinds, today, isScheduled }), ...checkLetter(files)]);
  const [letter] = files;
  const storedLetter = letter ? await storeLetter(tx, services, letter) : {};
  const kind = body.kind ?? null;
  const acceptedDate = dayOrNone(body.acceptedDate);
  await updateStage(tx, row.id, {
    authority_kind: kind,
    authority_number: oneLine(body.number),
    authority_on: dayOrNone(body.date),
    accepted_on: acceptedDate,
    acceptance: body.acceptance ?? null,
    ...storedLetter,
  });
  await touchRevision(tx, row.id);
  if (kind !== null)
    await auditRevision(tx, services, actor.employeeId, row.id, {
      action: 'authority',
      after: {
        manual: manual.id,
        authority: kind,
        isAccepted: isAuthorityComplete(facts.authorityKinds, { kind, acceptedDate }),
      },
    });
  await releaseIfReady(tx, services.clock, { ...idsOf(path), actorId: actor.employeeId });
  const replaced = letter && row.letter_sha256;
  if (replaced) context.afterCommit(() => dropContents(services.db, services.files, [replaced]));
  return answerRevision(tx, path, reader);
};

const idsOf = ({ id, mid, revId }: RevisionPath) => ({ driveId: id, manualId: mid, id: revId });

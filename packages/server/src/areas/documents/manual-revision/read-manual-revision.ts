import { inForceOn, type ManualRevision, manualRevisionRules } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { type Day, dayInSeoul, enforce, type FileInParts, Problem } from '@portal/contract/kernel';
import { inParts } from '../content/preview-content.ts';
import type { DocumentRouteServices } from '../documents-services.ts';
import {
  answerRevision,
  type FoundRevision,
  factsOf,
  fileNameOf,
  listSeen,
  type ManualPath,
  type RevisionPath,
  requireSeenRevision,
  viewRevisions,
} from './manual-revision-access.ts';

type Services = Pick<DocumentRouteServices, 'db' | 'clock' | 'files'>;

const readerOf = ({ clock }: Services, actor: Actor) => ({ actor, today: dayInSeoul(clock()) });

const releasedAt = ({ row }: FoundRevision): string => (row.released_at ?? row.uploaded_at).toISOString();

/** Unreleased revisions first, then released ones by their day in force; latest first in both. */
const newestFirst = (a: FoundRevision, b: FoundRevision): number => {
  if (a.force === null || b.force === null) return (a.force ? 1 : 0) - (b.force ? 1 : 0) || b.row.id - a.row.id;
  return (
    b.force.inForceFrom.localeCompare(a.force.inForceFrom) ||
    releasedAt(b).localeCompare(releasedAt(a)) ||
    b.row.id - a.row.id
  );
};

const inForceAmong = (found: readonly FoundRevision[], on: Day): FoundRevision[] => {
  const released = found.flatMap((each) =>
    each.force ? [{ id: each.row.id, inForceFrom: each.force.inForceFrom, releasedAt: releasedAt(each), each }] : [],
  );
  const current = inForceOn(released, on);
  return current ? [current.each] : [];
};

/**
 * Answers the revisions of a manual that the caller may see, or the one in force on a day
 * (rules/documents.md#in-force-on-a-day).
 */
export const listManualRevisions = async (
  services: Services,
  { on, ...path }: ManualPath & { on?: Day | undefined },
  actor: Actor,
): Promise<ManualRevision[]> => {
  const reader = readerOf(services, actor);
  const found = await listSeen(services.db, path, reader);
  const asked = on === undefined ? found.toSorted(newestFirst) : inForceAmong(found, on);
  return viewRevisions(services.db, asked, reader);
};

export const getManualRevision = (services: Services, path: RevisionPath, actor: Actor): Promise<ManualRevision> =>
  answerRevision(services.db, path, readerOf(services, actor));

/** Streams the file of a revision to save or to show; its name contains its state. */
export const openRevisionFile = async (
  services: Services,
  path: RevisionPath,
  { actor, isInline }: { actor: Actor; isInline: boolean },
): Promise<FileInParts> => {
  const found = await requireSeenRevision(services.db, path, readerOf(services, actor));
  if (isInline) enforce(manualRevisionRules.preview(actor, found.manual, factsOf(found)));
  const { content_type: contentType } = found.row;
  const name = fileNameOf(found);
  return { name, contentType, ...(isInline ? { isInline } : {}), ...inParts(services.files, found.row) };
};

/** Streams the letter of the authority about a revision to those who control its manual. */
export const openAuthorityLetter = async (
  services: Services,
  path: RevisionPath,
  actor: Actor,
): Promise<FileInParts> => {
  const { manual, row } = await requireSeenRevision(services.db, path, readerOf(services, actor));
  enforce(manualRevisionRules.letter(actor, manual));
  const { letter_name: name, letter_content_type: contentType, letter_sha256: sha256, letter_size: size } = row;
  if (name === null || contentType === null || sha256 === null || size === null) throw new Problem('not-found');
  return { name, contentType, ...inParts(services.files, { sha256, size }) };
};

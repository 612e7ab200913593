import { revisionFileName } from '@portal/contract/documents';
import { type FileInParts, Problem } from '@portal/contract/kernel';
import type { DocumentRouteServices } from '../documents-services.ts';
import { findStoredRevision, type Place, type StoredRevision } from './content.queries.ts';

/** Finds a revision, or raises `not-found` if the path does not name its drive and document. */
export const getStoredRevision = async ({ db }: DocumentRouteServices, place: Place): Promise<StoredRevision> => {
  const revision = await findStoredRevision(db, place);
  if (!revision) throw new Problem('not-found');
  return revision;
};

export const fileNameOf = (revision: StoredRevision): string =>
  revisionFileName(revision, {
    state: revision.state,
    isControlled: revision.is_controlled || revision.was_controlled,
  });

/** Streams the file of a revision as it was uploaded. */
export const openDownload = async (services: DocumentRouteServices, place: Place): Promise<FileInParts> => {
  const revision = await getStoredRevision(services, place);
  return {
    name: fileNameOf(revision),
    contentType: revision.content_type,
    size: revision.size,
    open: (part) => services.files.read(revision.sha256, part),
  };
};

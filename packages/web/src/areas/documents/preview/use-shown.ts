import type { DriveDocument } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isFailure, isRefusal } from '../../../platform/failure.ts';
import type { RangedFile } from '../../../platform/files/ranged.ts';
import type { PreviewSearch } from './address.ts';
import { type DocumentPlace, previewedQuery, previewFileQuery } from './api.ts';

/** The revision that the address names; without a name the current one. */
const revisionIn = (document: DriveDocument | undefined, { id, version }: PreviewSearch): number | undefined => {
  if (id !== undefined || !document) return id;
  const named = document.revisions.find((revision) => revision.version === version);
  return version === undefined ? document.revision.id : named?.id;
};

/** The same file, saying when it no longer may be read. */
const watched = (file: RangedFile, onRefused: () => void): RangedFile => ({
  ...file,
  read: (...range) =>
    file.read(...range).catch((error: unknown) => {
      if (isRefusal(error)) onRefused();
      throw error;
    }),
});

/** A document, the revision of it that is looked at, and its file. */
export const usePreview = (place: DocumentPlace, search: PreviewSearch) => {
  const document = useQuery({ ...previewedQuery(place), refetchOnWindowFocus: 'always' });
  const revisionId = revisionIn(document.data, search);
  const file = useQuery({ ...previewFileQuery(place, revisionId ?? 0), enabled: revisionId !== undefined });
  const { refetch } = document;
  const shown = useMemo(() => file.data && watched(file.data, () => void refetch()), [file.data, refetch]);
  const isGone =
    isFailure(document.error, 'not-found') ||
    isFailure(file.error, 'not-found') ||
    (document.data !== undefined && revisionId === undefined);
  return {
    document: document.data,
    revision: document.data?.revisions.find(({ id }) => id === revisionId),
    revisionId,
    file: shown,
    isGone,
    error: document.error ?? file.error,
    retry: () => {
      if (document.error) void document.refetch();
      if (file.error) void file.refetch();
    },
  };
};

import { type DriveDocument, exportReaders, getReaders, type Reader, setReaders } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { documentKeys } from '../document/document.queries.ts';
import { inCurrentDrive } from '../document/document-location.ts';

type Of = Pick<DriveDocument, 'driveId' | 'id'>;

const placeOf = ({ driveId, id }: Of) => ({ id: driveId, docId: id });

/** Who must read a document, and who of them has read its current revision. */
export const readersQuery = (of: Of) =>
  queryOptions({
    queryKey: documentKeys.readers(of.driveId, of.id),
    queryFn: ({ signal }): Promise<Reader[]> =>
      inCurrentDrive(of, (at) => call(getReaders, { params: placeOf(at) }, { signal })),
  });

type Change = { named: readonly { id: number }[]; released: readonly { id: number }[] };

/** Those who are to be readers after a change; whom somebody else named meanwhile stays one. */
export const changedReaders = async (of: Of, { named, released }: Change): Promise<number[]> => {
  const readers = await inCurrentDrive(of, (at) => call(getReaders, { params: placeOf(at) }));
  const ids = new Set(readers.map(({ id }) => id));
  for (const { id } of named) ids.add(id);
  for (const { id } of released) ids.delete(id);
  return [...ids];
};

export const saveReaders = (of: Of, ids: number[]): Promise<Reader[]> =>
  inCurrentDrive(of, (at) => call(setReaders, { params: placeOf(at), body: ids }));

export const saveReaderSheet = (of: Of): Promise<void> =>
  inCurrentDrive(of, (at) => download(exportReaders, { params: placeOf(at) }));

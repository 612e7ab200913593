import { type DriveDocument, findDocumentDrive } from '@portal/contract/documents';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';

/** A document in its place, with the version that is held of it, where one is. */
type Seen = Pick<DriveDocument, 'driveId' | 'id'> & { version?: number };

/** The drive of a document by now; undefined where it is gone. */
const driveNow = async (docId: number): Promise<number | undefined> => {
  try {
    return (await call(findDocumentDrive, { params: { docId } })).driveId;
  } catch (error) {
    if (!isFailure(error, 'not-found')) throw error;
    return undefined;
  }
};

/**
 * Does an act on a document, also where it was moved to another drive meanwhile: what is not found did nothing, and is done
 * once more where the document stands now. A move is a version of its own: where anything else was changed as well, the
 * second attempt is refused as any other that came too late.
 */
export const whereItStands = async <Of extends Seen, Reply>(
  of: Of,
  act: (of: Of) => Promise<Reply>,
): Promise<Reply> => {
  try {
    return await act(of);
  } catch (error) {
    if (!isFailure(error, 'not-found')) throw error;
    const driveId = await driveNow(of.id);
    if (driveId === undefined || driveId === of.driveId) throw error;
    return act({ ...of, driveId, ...(of.version !== undefined && { version: of.version + 1 }) });
  }
};

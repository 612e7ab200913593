import { downloadFile } from '@portal/contract/approval';
import type { QueryClient } from '@tanstack/react-query';
import { openRanged } from '../../../../platform/files/ranged.ts';
import { forgetUnseen, type Source } from '../../document/api.ts';

/** The call that saves a file, of which the parts are read. */
export const openFile = (
  client: QueryClient,
  { id, fileId, ...query }: Source & { fileId: number },
  signal: AbortSignal,
) =>
  openRanged(downloadFile, { params: { id, fileId }, query }, { signal }).catch((error: Error) => {
    forgetUnseen(error, client);
    throw error;
  });

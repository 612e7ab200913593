import { actionFamilies } from '@portal/contract/safety';
import { openRanged } from '../../../platform/files/ranged.ts';
import type { ActionRef } from './api.ts';

/** The call that saves a file, of which the parts are read. */
export const openFile = ({ family, id, mid }: ActionRef, fileId: number, signal: AbortSignal) =>
  openRanged(actionFamilies[family].download, { params: { id, mid, fileId } }, { signal });

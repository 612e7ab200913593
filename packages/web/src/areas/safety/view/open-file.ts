import { downloadReportFile } from '@portal/contract/safety';
import { openRanged } from '../../../platform/files/ranged.ts';

/** The call that saves a file, of which the parts are read. */
export const openFile = (params: { id: number; fileId: number }, signal: AbortSignal) =>
  openRanged(downloadReportFile, { params }, { signal });

import { downloadLeaveTemplate, importLeaveTotals, type LeaveImportSummary } from '@portal/contract/leave';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/upload.ts';
import type { SheetSending } from '../../../ui/sheet/upload.ts';

export const saveLeaveTemplate = (year: number): Promise<void> => download(downloadLeaveTemplate, { params: { year } });

export const sendLeaveTotals = ({
  year,
  file,
  run,
  ...rest
}: SheetSending & { year: number }): Promise<LeaveImportSummary> =>
  upload(importLeaveTotals, { params: { year }, query: run, files: [file], ...rest });

import { deleteReport } from '@portal/contract/safety';
import { call } from '../../../platform/calls/call.ts';

/** Comes when a draft is deleted: what it takes to tell of a whole report is in no list's load. */
export const deleteDraft = (id: number): Promise<unknown> => call(deleteReport, { params: { id } });

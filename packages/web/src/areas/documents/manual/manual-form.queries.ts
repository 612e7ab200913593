import { changeManual, createManual, listManuals, type Manual } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/sentences.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { documentKeys } from '../drive/drive.queries.ts';
import { manualKeys } from './manual.queries.ts';
import { bodyOfManual, formOfManual, type ManualForm } from './manual-form-values.ts';

const MOST = 1000;

/** One manual, out of the list: there is no call for a single one. */
const findManual = async (id: number, signal?: AbortSignal): Promise<Manual> => {
  for (let offset = 0; ; offset += 1) {
    const { items } = await call(listManuals, { query: { offset, limit: MOST } }, { signal });
    const found = items.find((manual) => manual.id === id);
    if (found) return found;
    if (items.length < MOST) throw knownFailure('not-found');
  }
};

export const manualQuery = (id: number) =>
  queryOptions({ queryKey: manualKeys.one(id), queryFn: ({ signal }) => findManual(id, signal) });

/** How a manual is written; the path of one that moves is that of the drive it stands in. */
export const manualCalls = (driveId: number): RecordCalls<ManualForm, Manual> => {
  let standsIn = driveId;
  return {
    formOf: formOfManual,
    create: (form, idempotencyKey) =>
      call(createManual, { params: { id: Number(form.driveId) }, body: bodyOfManual(form) }, { idempotencyKey }),
    change: ({ id, version }, form) => {
      const body = { ...bodyOfManual(form), driveId: Number(form.driveId) };
      return call(changeManual, { params: { id: standsIn, mid: id }, body }, { ifMatch: version });
    },
    read: async (id) => {
      const stored = await findManual(id);
      standsIn = stored.driveId;
      return stored;
    },
    refreshes: [manualKeys.all, documentKeys.all],
  };
};

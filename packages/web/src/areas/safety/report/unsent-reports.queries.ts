import type { ReportType } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { keysOf, workStore } from '../../../platform/device/storage.ts';
import { listAbandonedCopies, placeOf } from '../../../ui/form/copy/local-copy.ts';

/** A report that was begun on this device, and neither sent nor saved since. */
export type UnsentReport = {
  key: string;
  subject: string;
  savedAt: string;
  /** A new report of this kind; undefined for a draft. */
  reportType: ReportType | undefined;
  /** A draft that was changed. */
  draftId: number | undefined;
};

type Written = { subject: string };

const isForm = (found: unknown): found is Written =>
  typeof found === 'object' && found !== null && 'subject' in found && typeof found.subject === 'string';

/** Where it was written: a new report of a type, or a draft. */
const WRITTEN_AT = /^(?:new-(SSR|SSVR)|(\d+))\.[^.]+$/;

/** Unsent reports that exist on this device alone, newest first, without those open in a tab. */
export const unsentReportsQuery = (employeeId: number) =>
  queryOptions({
    queryKey: ['safety', 'unsent', employeeId],
    queryFn: async (): Promise<UnsentReport[]> => {
      const place = placeOf('safety', employeeId, '').slice(0, -1);
      // Without any there is nothing to open, and no key has to be fetched.
      if (!keysOf(workStore).some((key) => WRITTEN_AT.test(key.slice(place.length + 1)))) return [];
      const copies = await listAbandonedCopies(workStore, place, { isForm });
      return copies.flatMap(({ key, savedAt, form: { subject } }) => {
        const [, reportType, draftId] = WRITTEN_AT.exec(key.slice(place.length + 1)) ?? [];
        if (reportType === undefined && draftId === undefined) return [];
        return [
          {
            key,
            subject,
            savedAt,
            reportType: reportType as ReportType | undefined,
            draftId: draftId === undefined ? undefined : Number(draftId),
          },
        ];
      });
    },
    staleTime: 0,
    gcTime: 0,
  });

import type { ReplyOf } from '@portal/contract/kernel';
import {
  computeClock,
  type DutyRow,
  decideDuty,
  downloadFilingFile,
  downloadFilingZip,
  dutyWords,
  type Filing,
  getDuty,
  getFilingSheet,
  listDuties,
  recordFiling,
  reportTypes,
  type SheetForm,
  uploadFilingFiles,
  voidFiling,
} from '@portal/contract/safety';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { openRanged } from '../../../platform/files/ranged-file.ts';
import { translate } from '../../../platform/i18n.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize, text, viewOf } from '../../../ui/list/list-kinds.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import type { UploadOptions } from '../case/case-uploads.ts';
import { partOf, safetyKeys } from '../safety.queries.ts';
import { bodyOfDecision, type DecisionForm, type DutyRecord, formOfDuty } from './duty-decision-form.ts';
import { bodyOfFiling, type FilingForm, type FilingRecord, newFilingForm } from './filing-form.ts';

/** The tabs of the desk in their order; the first is the usual one. */
export const deskTabs = ['Waiting', 'Late', 'Filed', 'Voluntary', 'Review', 'All'] as const;
export type DeskTab = (typeof deskTabs)[number];

const USUAL: DeskTab = 'Waiting';

/** The query of a tab. */
export const queryOfTab = (
  tab: DeskTab = USUAL,
): { state?: Exclude<DeskTab, 'Review' | 'All'>; needsReview?: true } => {
  if (tab === 'All') return {};
  return tab === 'Review' ? { needsReview: true } : { state: tab };
};

/** The address of the desk (rules/safety.md#addresses). */
export const deskList = listAddress(
  {
    ...pagedBySize,
    tab: {
      ...viewOf(
        () => deskTabs,
        () => USUAL,
      ),
      query: (_tab: DeskTab) => ({}),
    },
    reportType: oneOf(() => reportTypes),
    searchText: text(),
  },
  { reportType: (type) => type },
);
export type DeskSearch = SearchIn<typeof deskList>;

type DeskQuery = Omit<DeskSearch, 'tab'>;

export const deskQuery = (tab: DeskTab | undefined, query: DeskQuery) =>
  queryOptions({
    queryKey: [...safetyKeys.filings, tab ?? USUAL, query],
    queryFn: ({ signal }): Promise<ListPage<DutyRow>> =>
      call(listDuties, { query: { ...query, ...queryOfTab(tab) } }, { signal }),
    placeholderData: keepPreviousData,
  });

const SHOWN = 5;

/** The duties to file, most urgent first. */
export const openDutiesQuery = queryOptions({
  queryKey: [...safetyKeys.filings, 'open'],
  queryFn: ({ signal }): Promise<ListPage<DutyRow>> =>
    call(listDuties, { query: { isOpen: true, limit: SHOWN } }, { signal }),
  refetchInterval: POLL_MS,
});

export const prefetchDesk = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const { tab, ...query } = { ...deskList.query(search), tab: deskList.read(search).tab };
  void queryClient.prefetchQuery(deskQuery(tab, query));
};

/** The duty of a report, with its filings. */
export const dutyQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.report(id), 'duty'],
    queryFn: ({ signal }) => call(getDuty, { params: { id } }, { signal }),
    ...partOf({ family: 'reports', id }),
    refetchOnWindowFocus: 'always',
  });

export type ClockQuery = NonNullable<Parameters<typeof call<typeof computeClock>>[1]>['query'];

/** When a decision that is being made would be due. */
export const clockQuery = (query: ClockQuery | undefined) =>
  queryOptions({
    queryKey: [...safetyKeys.filings, 'clock', query],
    queryFn: ({ signal }): Promise<ReplyOf<typeof computeClock>> => {
      if (query === undefined) throw new Error('the clock was queried without input');
      return call(computeClock, { query }, { signal });
    },
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

const read = async (id: number): Promise<DutyRecord> => ({ id, ...(await call(getDuty, { params: { id } })) });

/** Decides a duty, which exists already. */
export const dutyCalls: RecordCalls<DecisionForm, DutyRecord> = {
  formOf: formOfDuty,
  create: () => Promise.reject(new Error('a duty is never made by hand')),
  change: async ({ id, version }, form) => ({
    id,
    ...(await call(decideDuty, { params: { id }, body: bodyOfDecision(form) }, { ifMatch: version })),
  }),
  read,
  refreshes: [safetyKeys.all],
};

/** Records a filing of a report. */
export const filingCalls = (id: number): RecordCalls<FilingForm, FilingRecord> => ({
  formOf: newFilingForm,
  create: async (form, idempotencyKey) => ({
    version: 1,
    ...(await call(recordFiling, { params: { id }, body: bodyOfFiling(form) }, { idempotencyKey })),
  }),
  change: () => Promise.reject(new Error('a filing is never changed')),
  read: () => Promise.reject(new Error('a filing is never changed')),
  refreshes: [safetyKeys.all],
});

type FilingRef = { reportId: number; filingId: number };

export const voidMutation = mutationOptions({
  mutationFn: ({ reportId, filingId, reason }: FilingRef & { reason: string }) =>
    call(voidFiling, { params: { id: reportId, filingId }, body: { reason } }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});

/** The calls on the files of a filing. */
export const filingFileCalls = ({ reportId: id, filingId }: FilingRef) => ({
  send: (file: File, options: UploadOptions) =>
    upload(uploadFilingFiles, { params: { id, filingId }, files: [file], ...options }),
  open: (fileId: number, signal: AbortSignal) =>
    openRanged(downloadFilingFile, { params: { id, filingId, fileId } }, { signal }),
  save: (fileId: number) => download(downloadFilingFile, { params: { id, filingId, fileId } }),
  saveAll: () => download(downloadFilingZip, { params: { id, filingId } }),
});

type Sheet = { id: number; form: SheetForm; named: boolean };

export const sheetMutation = mutationOptions({
  mutationFn: ({ id, form, named }: Sheet) =>
    download(getFilingSheet, { params: { id }, query: { form, format: 'pdf', ...(named ? { named } : {}) } }),
});

/** The name of a filing's recipient. */
export const recipientText = ({
  recipient,
  recipientName,
}: Pick<Filing, 'recipient'> & { recipientName?: string | null | undefined }): string =>
  [translate(dutyWords.recipient[recipient]), recipientName].filter(Boolean).join(' · ');

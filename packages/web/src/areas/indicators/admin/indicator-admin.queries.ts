import {
  activateIndicator,
  deactivateIndicator,
  downloadFlightTemplate,
  downloadOccurrenceTemplate,
  downloadThresholdTemplate,
  type ImportSummary,
  type IndicatorRow,
  importFlights,
  importOccurrences,
  importThresholds,
  listIndicators,
  proposeOccurrenceSheet,
  proposeThresholdSheet,
} from '@portal/contract/indicators';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { isForbidden, redirectForbidden } from '../../../ui/page/forbidden-redirect.ts';
import type { SheetSending } from '../../../ui/sheet/sheet-upload.ts';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';

export const indicatorRowsQuery = queryOptions({
  queryKey: indicatorsKeys.rows,
  queryFn: ({ signal }) => call(listIndicators, {}, { signal }),
});

/** A user who administers no indicators is informed and redirected (rules/indicators.md#rights). */
export const loadIndicatorAdmin = async (queryClient: QueryClient): Promise<void> => {
  await queryClient.fetchQuery(indicatorRowsQuery).catch((error: unknown) => {
    if (isForbidden(error)) throw redirectForbidden({ to: '/esms' });
  });
};

type Activation = { id: number; isActivated: boolean };

export const putActivation = ({ id, isActivated }: Activation): Promise<IndicatorRow> =>
  call(isActivated ? activateIndicator : deactivateIndicator, { params: { id } });

/** The period of a sheet; the whole year without a month. */
export type SheetPeriod = { year: number; month: number | undefined };

type SheetCalls = {
  send: (sending: SheetSending) => Promise<ImportSummary>;
  template: (period: SheetPeriod) => Promise<void>;
  /** A sheet that is prefilled from other data. */
  propose?: (period: SheetPeriod) => Promise<void>;
};

const sending =
  (endpoint: typeof importThresholds | typeof importFlights | typeof importOccurrences) =>
  ({ file, run, ...rest }: SheetSending): Promise<ImportSummary> =>
    upload(endpoint, { params: undefined, query: run, files: [file], ...rest });

export const thresholdSheet: SheetCalls = {
  send: sending(importThresholds),
  template: ({ year }) => download(downloadThresholdTemplate, { query: { year } }),
  propose: ({ year }) => download(proposeThresholdSheet, { query: { year } }),
};

export const flightSheet: SheetCalls = {
  send: sending(importFlights),
  template: ({ year }) => download(downloadFlightTemplate, { query: { year } }),
};

export const occurrenceSheet: SheetCalls = {
  send: sending(importOccurrences),
  template: ({ year, month }) =>
    download(downloadOccurrenceTemplate, { query: { year, ...(month !== undefined && { month }) } }),
  propose: async ({ year, month }) => {
    if (month !== undefined) await download(proposeOccurrenceSheet, { query: { year, month } });
  },
};

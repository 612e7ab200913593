import {
  boolean,
  endpoint,
  fileReply,
  integer,
  object,
  optional,
  type Static,
  sheetBasis,
  sheetRun,
} from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';
import { importPreview } from './sheet-preview.ts';

const access = { menu: 'ESMS', level: 5 } as const;
const rows = () => integer(0, 1_000_000);

/** What an import did, or with `dryRun` would do; each row counts as one of the four. A preview includes the basis. */
export const importSummary = object({
  rows: rows(),
  added: rows(),
  changed: rows(),
  removed: rows(),
  unchanged: rows(),
  dryRun: boolean(),
  ...sheetBasis,
  preview: optional(importPreview),
});
export type ImportSummary = Static<typeof importSummary>;

export const yearQuery = () => integer(indicatorLimits.firstYear, indicatorLimits.lastYear);
export const ofYear = object({ year: optional(yearQuery()) });

const importCall = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    access,
    query: sheetRun,
    upload: {},
    reply: importSummary,
    problems: ['not-valid', 'forbidden-file-type', 'changed-meanwhile'],
  });

export const importThresholds = importCall(
  '/api/indicators/import',
  'Take thresholds by year and indicator from a spreadsheet, all rows or none',
);
export const importFlights = importCall(
  '/api/indicators/flight-records/import',
  'Take flights by month from a spreadsheet, all rows or none',
);
export const importOccurrences = importCall(
  '/api/indicators/occurrences/import',
  'Take occurrences by month and indicator from a spreadsheet, all rows or none',
);

export const downloadThresholdTemplate = endpoint({
  method: 'GET',
  path: '/api/indicators/template',
  summary: 'The thresholds of a year as a spreadsheet to fill in and import',
  access,
  query: ofYear,
  reply: fileReply,
});

export const downloadFlightTemplate = endpoint({
  method: 'GET',
  path: '/api/indicators/flight-records/template',
  summary: 'The flights of a year by month as a spreadsheet to fill in and import',
  access,
  query: ofYear,
  reply: fileReply,
});

export const downloadOccurrenceTemplate = endpoint({
  method: 'GET',
  path: '/api/indicators/occurrences/template',
  summary: 'The occurrences of a year, or one of its months, by indicator as a spreadsheet to fill in and import',
  access,
  query: object({ year: optional(yearQuery()), month: optional(integer(1, 12)) }),
  reply: fileReply,
});

import {
  type importFlights,
  type importOccurrences,
  type importThresholds,
  listIndicators,
} from '@portal/contract/indicators';
import type { SheetRun } from '@portal/contract/kernel';
import type { TestEmployee } from '../given-company.ts';
import { multipart } from '../multipart.ts';
import { spreadsheetOf } from '../spreadsheet.ts';
import type { TestApp } from '../test-app.ts';

export type Rows = Parameters<typeof spreadsheetOf>[0];
type Imported = typeof importFlights | typeof importOccurrences | typeof importThresholds;

export const headers = {
  thresholds: ['year', 'key', 'Reserve', 'TargetValue', 'Caution', 'Alert', 'Serious'],
  flights: ['year', 'month', 'flightCount'],
  occurrences: ['year', 'month', 'key', 'occurrenceCount'],
} as const;

/** Sends rows, including their header, as a spreadsheet. */
export const sendSheet = async (
  app: Pick<TestApp, 'call'>,
  endpoint: Imported,
  who: TestEmployee,
  rows: Rows,
  { name = 'figures.xlsx', ...run }: SheetRun & { name?: string } = {},
) =>
  app.call(endpoint, who, {
    query: run,
    ...multipart([{ name: 'file', filename: name, content: await spreadsheetOf(rows) }]),
  });

/** The id of the indicator of a key. */
export const indicatorId = async (app: Pick<TestApp, 'call'>, master: TestEmployee, key: number): Promise<number> => {
  const { body } = await app.call(listIndicators, master);
  return body.find((row) => row.key === key)?.id ?? 0;
};

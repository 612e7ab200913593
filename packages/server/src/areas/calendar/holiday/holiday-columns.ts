import type { HolidayKind } from '@portal/contract/calendar';
import { type Day, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

/** A holiday's record, column by column; a new field is a line here. */
export const holidayColumns = {
  date: column('date', (date: Day): Day => date),
  name: column('name', oneLine),
  engName: column('eng_name', oneLine),
  kind: column('kind', (kind: HolidayKind): HolidayKind => kind),
  isVerified: column('is_verified', (isVerified: boolean | undefined): boolean => isVerified ?? false),
  source: column('source', (source: string | undefined): string => source?.trim() ?? ''),
};

/** What is stored of a holiday. */
export type HolidayValues = RowOf<typeof holidayColumns>;

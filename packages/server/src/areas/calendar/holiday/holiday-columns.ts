import type { HolidayKind } from '@portal/contract/calendar';
import { type Day, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

/** The columns of a holiday; a new field adds one line. */
export const holidayColumns = {
  date: column('date', (date: Day): Day => date),
  name: column('name', oneLine),
  engName: column('eng_name', oneLine),
  kind: column('kind', (kind: HolidayKind): HolidayKind => kind),
  isVerified: column('is_verified', (isVerified: boolean | undefined): boolean => isVerified ?? false),
  source: column('source', (source: string | undefined): string => source?.trim() ?? ''),
};

/** The stored values of a holiday. */
export type HolidayValues = RowOf<typeof holidayColumns>;

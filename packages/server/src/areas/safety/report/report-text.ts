import type { NormalizedReport } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
import { plainRichText } from '#platform/html/plain-rich-text';
import { writeCaseText } from '../case/case-text.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

type Written = Pick<NormalizedReport, 'subject' | 'location' | 'description'> & { reportNo: string | null };

/**
 * Writes the text of a report that a search of contents reads: its description, and nothing of its sections, files and
 * people.
 */
export const writeReportText = (
  tx: Tx<SafetyTables>,
  id: number,
  { subject, reportNo, location, description }: Written,
): Promise<void> =>
  writeCaseText(tx, id, { titles: [subject, reportNo], texts: [location, plainRichText(description ?? '')] });

import { type DocumentRow, documentListEndpoints } from '@portal/contract/approval';
import type { Page } from '@portal/contract/kernel';
import type { Found } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { drafterOf } from '../document/people.ts';
import { rowAddress } from '../list/row-address.ts';

const FOUND = 5;

const lists = ['requested', 'in-progress', 'completed', 'draft'] as const;

/** Documents of mine, drafts included, whose title, number or drafter holds the text, and where each is read. */
export const findDocuments = async (searchText: string, signal: AbortSignal): Promise<Found[]> => {
  const pages = lists.map(async (list) => {
    const query = { searchText, limit: FOUND };
    const { items } = (await call(documentListEndpoints[list], { query }, { signal })) as Page<DocumentRow>;
    return items.map((row) => ({ row, href: rowAddress(list, row) }));
  });
  const found = (await Promise.all(pages)).flat();
  // What waits for me stands in two lists: its first address is the one to take.
  return [...new Map(found.toReversed().map((each) => [each.row.id, each])).values()]
    .toSorted((a, b) => b.row.approvalDate.localeCompare(a.row.approvalDate))
    .slice(0, FOUND)
    .map(({ row, href }) => ({
      key: `document-${row.id}`,
      label: row.title,
      description: [row.docNo, drafterOf(row), row.approvalDate].filter(Boolean).join(' · '),
      href,
    }));
};

import { type DocumentRow, documentListEndpoints } from '@portal/contract/approval';
import type { Page } from '@portal/contract/kernel';
import type { FoundOfArea, FoundRecord } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { translate } from '../../../platform/i18n.ts';
import { totalText } from '../../../platform/pages.ts';
import { drafterOf } from '../document/people.ts';
import { approvalListWords } from '../list/approval-list.words.ts';
import { rowAddress } from '../list/row-address.ts';

const FOUND = 5;

const lists = ['requested', 'in-progress', 'completed', 'draft'] as const;

const look = (searchText: string, signal: AbortSignal) =>
  Promise.all(
    lists.map(async (list) => {
      const query = { searchText, limit: FOUND };
      const page = (await call(documentListEndpoints[list], { query }, { signal })) as Page<DocumentRow>;
      return { list, page };
    }),
  );

type Looked = Awaited<ReturnType<typeof look>>;

const newest = (pages: Looked): FoundRecord[] => {
  const found = pages.flatMap(({ list, page }) => page.items.map((row) => ({ row, href: rowAddress(list, row) })));
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

/** Documents of mine, drafts included, whose title, number or drafter holds the text, and where each is read. */
export const findDocuments = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> =>
  newest(await look(searchText, signal));

/** The same with the lists that hold all of them. */
export const findAllDocuments = async (searchText: string, signal: AbortSignal): Promise<FoundOfArea> => {
  const pages = await look(searchText, signal);
  return {
    items: newest(pages),
    lists: pages
      .filter(({ page }) => page.total > 0)
      .map(({ list, page }) => ({
        label: translate(approvalListWords.title[list]),
        count: totalText(page),
        href: `/approval/documents/${list}?${new URLSearchParams({ searchText })}`,
      })),
  };
};

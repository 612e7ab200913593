import {
  type approvalWaitingKinds,
  type DocumentList,
  type DocumentRow,
  documentListEndpoints,
} from '@portal/contract/approval';
import type { Page } from '@portal/contract/kernel';
import type { AreaOnDemand, FoundOfArea, FoundRecord, WaitingWorkText } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { totalText } from '../../platform/pages.ts';
import { drafterOf } from './document/approval-document-texts.ts';
import { approvalListWords } from './list/approval-list.words.ts';

/** The link of a row: a draft opens its form, any other document its page. */
const rowAddress = (list: DocumentList, { id, category }: Pick<DocumentRow, 'id' | 'category'>): string =>
  list === 'draft'
    ? `/approval/documents/write/${id}?category=${category.name}`
    : `/approval/documents/view/${id}?list-type=${list}`;

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
  // A document that waits for the user may be in two lists: the first address is used.
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

/** The user's documents, including drafts, with the text in title, number or drafter, and their links. */
const findDocuments = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> =>
  newest(await look(searchText, signal));

/** The same with the lists that hold all of them. */
const findAllDocuments = async (searchText: string, signal: AbortSignal): Promise<FoundOfArea> => {
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

const waitingWork: Record<(typeof approvalWaitingKinds)[number], WaitingWorkText> = {
  'approval-lines': {
    label: { ko: '결재하거나 합의할 문서', en: 'Documents to approve or agree to' },
    hint: { ko: '다른 사람에게 한 번에 인계할 수 있습니다.', en: 'They can be handed over at once.' },
  },
  'approval-in-progress': {
    label: { ko: '본인이 상신해 진행 중인 문서', en: 'Their own documents under way' },
    hint: { ko: '결재는 그대로 이어집니다.', en: 'They go on as they are.' },
  },
  'approval-drafts': {
    label: { ko: '임시저장한 문서', en: 'Their drafts' },
    hint: { ko: '본인만 볼 수 있습니다.', en: 'Nobody else sees them.' },
  },
};

export const onDemand: AreaOnDemand = {
  find: findDocuments,
  findAll: { heading: { ko: '결재 문서', en: 'Approval documents' }, find: findAllDocuments },
  waitingWork,
};

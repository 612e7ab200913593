import {
  checkSearch,
  type Drive,
  type documentsWaitingKinds,
  type FoundDocument,
  listDrives,
  searchDocuments,
} from '@portal/contract/documents';
import { searchWords } from '@portal/contract/kernel';
import type { AreaOnDemand, FoundOfArea, FoundRecord, WaitingWorkText } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { totalText } from '../../platform/pages.ts';
import { driveName } from './drive/drive.queries.ts';
import { documentSearchWords } from './search/document-search.words.ts';

const FOUND = 5;

const holds = (drive: Drive, text: string): boolean => {
  const said = `${drive.name} ${drive.engName ?? ''}`.toLowerCase();
  return searchWords(text.toLowerCase()).every((word) => said.includes(word));
};

const foundOf = ({ id, driveId, drive, title, manual }: FoundDocument): FoundRecord => ({
  key: `drive-document-${id}`,
  label: title,
  description: [manual?.docNo, driveName(drive)].filter(Boolean).join(' · '),
  href: `/documentcenter/view/${driveId}/${id}`,
});

/** Documents found by their titles, then drives by their names. */
export const findRecords = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> => {
  const query = { searchText, searchType: 'Title', limit: FOUND } as const;
  const [documents, drives] = await Promise.all([
    call(searchDocuments, { query }, { signal }),
    call(listDrives, {}, { signal }),
  ]);
  const places = drives
    .filter((drive) => holds(drive, searchText))
    .slice(0, FOUND)
    .map(
      (drive): FoundRecord => ({
        key: `drive-${drive.id}`,
        label: driveName(drive),
        description: '',
        href: `/documentcenter/list/${drive.id}`,
      }),
    );
  return [...documents.items.map(foundOf), ...places];
};

/** Documents found by their titles, then by their contents, and links to the searches with all hits. */
const findAllRecords = async (text: string, signal: AbortSignal): Promise<FoundOfArea> => {
  const ways = (['Title', 'Content'] as const).filter((searchType) => checkSearch(text, searchType).length === 0);
  const pages = await Promise.all(
    ways.map(async (searchType) => {
      const query = { searchText: text, searchType, limit: FOUND };
      return { searchType, page: await call(searchDocuments, { query }, { signal }) };
    }),
  );
  const found = pages.flatMap(({ page }) => page.items);
  return {
    items: found.filter(({ id }, place) => found.findIndex((each) => each.id === id) === place).map(foundOf),
    lists: pages
      .filter(({ page }) => page.total > 0)
      .map(({ searchType, page }) => ({
        label: translate(documentSearchWords.type[searchType]),
        count: totalText(page),
        href: `/documentcenter/search?${new URLSearchParams({ q: text, searchType })}`,
      })),
  };
};

const waitingWork: Record<(typeof documentsWaitingKinds)[number], WaitingWorkText> = {
  'documents-manuals': {
    label: { ko: '담당하는 매뉴얼', en: 'Manuals they manage' },
    hint: { ko: '매뉴얼 관리에서 담당자를 바꿉니다.', en: 'Managers are changed with the manual.' },
  },
};

export const onDemand: AreaOnDemand = {
  find: findRecords,
  findAll: { heading: { ko: '문서센터', en: 'Documents' }, find: findAllRecords },
  waitingWork,
};

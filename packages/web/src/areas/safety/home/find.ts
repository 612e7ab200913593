import { searchWords } from '@portal/contract/kernel';
import { listReportDrafts, listReports } from '@portal/contract/safety';
import type { FoundOfArea, FoundRecord } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { translate } from '../../../platform/i18n.ts';
import { totalText } from '../../../platform/pages.ts';
import { reportListWords } from '../list/report-list.words.ts';
import { typeOf } from '../my-actions/links.ts';
import { newestOf } from '../my-actions/newest.ts';
import { dayOf } from '../report/who.ts';

const FOUND = 5;
/** The newest actions of each kind are looked through. */
const LOOKED_AT = 50;

/** Actions that one takes or is informed of, found by their number and the title of their case. */
const findActions = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> => {
  const words = searchWords(searchText.toLowerCase());
  const pages = await Promise.all([newestOf('assigned', LOOKED_AT, signal), newestOf('referred', LOOKED_AT, signal)]);
  const rows = pages.flatMap(({ items }) => items);
  const hits = rows.filter(({ actionNo, subject, sourceNo }) => {
    const said = `${actionNo} ${subject} ${sourceNo}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return hits.map(({ mitigationId, actionNo, subject, source, sourceId }) => ({
    key: `action-${mitigationId}`,
    label: subject,
    description: actionNo,
    href: `/esms/myaction/view/${typeOf[source]}/${sourceId}/mitigation/${mitigationId}`,
  }));
};

const look = async (searchText: string, signal: AbortSignal) => {
  const query = { searchText, limit: FOUND };
  const [reports, drafts, actions] = await Promise.all([
    call(listReports, { query }, { signal }),
    call(listReportDrafts, { query }, { signal }),
    findActions(searchText, signal),
  ]);
  const found = [
    ...drafts.items.map((row) => ({ row, place: 'view/draft' })),
    ...reports.items.map((row) => ({ row, place: 'view' })),
  ];
  const told = found.slice(0, FOUND).map(({ row, place }) => ({
    key: `report-${row.id}`,
    label: row.subject ?? '',
    description: [row.reportNo, dayOf(row.reportDate)].filter(Boolean).join(' · '),
    href: `/esms/report/${place}/${row.id}`,
  }));
  return { items: [...told, ...actions.slice(0, FOUND)], reports };
};

/** Reports that one sees, and drafts of one's own, whose subject or number holds the text; then actions. */
export const findRecords = async (searchText: string, signal: AbortSignal): Promise<FoundRecord[]> =>
  (await look(searchText, signal)).items;

/** The same, and the list of all such reports. */
export const findAllRecords = async (searchText: string, signal: AbortSignal): Promise<FoundOfArea> => {
  const { items, reports } = await look(searchText, signal);
  const all = {
    label: translate(reportListWords.title),
    count: totalText(reports),
    href: `/esms/report/list?${new URLSearchParams({ searchText })}`,
  };
  return { items, lists: reports.total > 0 ? [all] : [] };
};

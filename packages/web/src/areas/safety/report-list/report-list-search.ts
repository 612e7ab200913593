import { reportTypes, reportWords, submittedStatuses } from '@portal/contract/safety';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { flag, id, oneOf, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import { reportListWords } from './report-list.words.ts';

/** The address of the list of reports, by the names that the call has (rules/safety.md#addresses). */
export const reportList = listAddress(
  {
    ...pagedBySize,
    reportType: oneOf(() => reportTypes),
    myReportOnly: flag(),
    status: oneOf(() => submittedStatuses),
    fieldLevel1Id: id(),
    fieldLevel2Id: id(),
    searchText: text(),
  },
  {
    reportType: (type) => type,
    myReportOnly: () => translate(reportListWords.mine),
    status: (status) => translate(reportWords.status[status]),
  },
);
export type ReportSearch = SearchIn<typeof reportList>;

/** The address of the drafts. */
export const draftList = listAddress(pagedBySize);

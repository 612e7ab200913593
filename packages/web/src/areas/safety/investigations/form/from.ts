import { reportTypes } from '@portal/contract/safety';
import { id, oneOf, text } from '../../../../ui/list/kinds.ts';
import type { From } from './values.ts';

const type = oneOf(() => reportTypes);

/** The report that an address names (rules/safety.md#addresses); half a report is none. */
export const fromIn = (given: Readonly<Record<string, unknown>>): From => {
  const reportId = id().read(given.reportId);
  const reportType = type.read(given.reportType);
  if (reportId === undefined || reportType === undefined) return {};
  return {
    reportId,
    reportType,
    reportNo: text().read(given.reportNo),
    fieldLevel1Id: id().read(given.fieldLevel1Id),
    fieldLevel2Id: id().read(given.fieldLevel2Id),
  };
};

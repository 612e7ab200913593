import type { Report } from '@portal/contract/safety';

/** Reports of one kind are mostly classified alike: the kind of a mandatory report, else its type and field. */
export const kindOfReport = ({ reportType, mandatoryReportType, fieldLevel1, fieldLevel2 }: Report): string =>
  mandatoryReportType === null
    ? `${reportType} ${fieldLevel2?.id ?? fieldLevel1?.id ?? ''}`
    : `mandatory ${mandatoryReportType}`;

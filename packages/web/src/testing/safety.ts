import { listMenus } from '@portal/contract/identity';
import type { Report, ReportRow } from '@portal/contract/safety';

import {
  getReportCounts,
  listCreatedActions,
  listLessons,
  listMyActions,
  listReferredActions,
  listReportFields,
  listReportStatuses,
  reportFields,
  safetyLookups,
} from '@portal/contract/safety';
import { givenPortal, reply } from './given-portal.tsx';

const reporter: NonNullable<ReportRow['reporter']> = {
  id: 7,
  code: 'H0007',
  name: '김도현',
  engName: 'Dohyun Kim',
  position: '기장',
  jobTitle: null,
  email: 'captain@hanbit.example',
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
};

/** A row of the list of reports. */
export const sampleReportRow = (id: number, change: Partial<ReportRow> = {}): ReportRow => ({
  id,
  reportNo: `SSR-2026-${String(id).padStart(4, '0')}`,
  reportType: 'SSR',
  status: 'Open',
  isConfidential: false,
  requestFeedback: false,
  feedbackAnswered: false,
  fieldLevel1: { id: 1, name: '운항', engName: 'Flight operations' },
  fieldLevel2: { id: 11, name: '지상·이륙', engName: 'Ground and take-off' },
  subject: `보고서 ${id}`,
  eventDate: '2026-11-19T21:40',
  eventDateTimeZone: 1,
  reporter,
  department: reporter.department,
  reportDate: '2026-11-19T15:30:00.000Z',
  isMine: false,
  airport: null,
  flightNo: null,
  registrationNo: null,
  flightPhase: null,
  ...change,
});

/** The further fields of a row for users who may see the risk. */
export const riskOfReporter = {
  initialRisk: null,
  residualRisk: null,
  reportToAuthority: false,
  hasInvestigation: false,
  relatedReportsCount: 0,
  parentReportId: null,
} as const;

/** Fields of a row that a report has elsewhere. */
const withoutListed = ({ airport, flightNo, registrationNo, flightPhase, classification, ...row }: ReportRow) => row;

/** A report as it is read. */
export const sampleReport = (change: Partial<Report> = {}): Report => ({
  ...withoutListed(sampleReportRow(12)),
  mandatoryReportType: null,
  reportedEventType: null,
  location: 'RKSI RWY 33L',
  description: '<p>이륙 활주 중 조류와 충돌했습니다.</p>',
  flightDetail: null,
  tcasraDetail: null,
  personnelDetail: null,
  aricraftDetail: null,
  environmentDetail: null,
  wildlifeBirdStrikeDetail: null,
  dangerousGoodsDetail: null,
  completedDate: null,
  attachedFiles: [],
  version: 1,
  seesActions: false,
  can: {},
  ...change,
});

type Replies = Parameters<typeof givenPortal>[1];

const none = { items: [], total: 0, offset: 0, limit: 10 };

/** The portal at an address of the safety area; `seesOthers`: the user's level shows them reports of others. */
export const givenSafety = (
  path: string,
  replies: Replies,
  { drafts = 0, seesOthers = false, seesAssigned = false, isOffice = false } = {},
) =>
  givenPortal(path, [
    ...replies,
    reply(listMenus, [{ id: 3, name: 'ESMS', path: '/esms' }]),
    reply(getReportCounts, {
      draftCount: drafts,
      newsCount: 0,
      can: {
        ...(seesOthers && { seeOthers: true }),
        ...(seesAssigned && { seeAssigned: true }),
        ...(isOffice && { classifyReports: true, approvePlans: true, writeLessons: true }),
      },
    }),
    reply(listReportStatuses, safetyLookups.reportStatuses),
    reply(listReportFields, [...reportFields]),
    reply(listMyActions, none),
    reply(listReferredActions, none),
    reply(listCreatedActions, none),
    reply(listLessons, { ...none, can: {} }),
  ]);

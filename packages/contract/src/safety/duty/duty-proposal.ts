import { dayInSeoul } from '@portal/contract/kernel';
import type { ReportType } from '../catalogue/report-codes.ts';
import { type DutyBasis, type DutyClass, type DutyItem, dutyRule } from './duty-law.ts';

export const proposalSources = ['Classification', 'Reporter', 'ReportType'] as const;
export type ProposalSource = (typeof proposalSources)[number];

/** The facts of a report from which the portal proposes; nothing about the reporter. */
export type ProposalFacts = {
  readonly reportType: ReportType;
  readonly mandatoryReportType: number | null;
  readonly reportedEventType: number | null;
  readonly classification: { readonly eventType: number; readonly reportToAuthority: boolean } | null;
  readonly eventAt: Date;
};

export type DutyProposal = {
  readonly basis: DutyBasis;
  readonly item: DutyItem | null;
  readonly class: DutyClass;
  readonly from: ProposalSource;
};

/** The item of annex 20-2 for each kind of mandatory report: wildlife, TCAS RA, dangerous goods. */
const itemOfKind: readonly DutyItem[] = ['7', '1', '4'];

type Based = { basis: DutyBasis; from: ProposalSource };

/** Types of events as they are classified and reported: accident, serious incident, incident, irregularity, other. */
const ACCIDENT = 0;
const SERIOUS_INCIDENT = 1;
const INCIDENT = 2;

const byClassification = ({ reportType, classification }: ProposalFacts): Based | undefined => {
  if (classification === null) return undefined;
  const { eventType, reportToAuthority } = classification;
  const from = 'Classification';
  if (eventType === ACCIDENT) return { basis: 'Accident', from };
  if (eventType === SERIOUS_INCIDENT) return { basis: 'SeriousIncident', from };
  const isObstacle = reportToAuthority || (eventType === INCIDENT && reportType === 'SSR');
  return { basis: isObstacle ? 'Obstacle' : 'Voluntary', from };
};

const byReport = ({ reportType, reportedEventType }: ProposalFacts): Based => {
  if (reportType !== 'SSR') return { basis: 'Voluntary', from: 'ReportType' };
  if (reportedEventType === null) return { basis: 'Obstacle', from: 'ReportType' };
  if (reportedEventType === ACCIDENT) return { basis: 'Accident', from: 'Reporter' };
  return { basis: reportedEventType === SERIOUS_INCIDENT ? 'SeriousIncident' : 'Obstacle', from: 'Reporter' };
};

/** The proposal of the portal until a person decides (rules/safety.md#duty-proposal). */
export const proposeDuty = (facts: ProposalFacts): DutyProposal => {
  const { basis, from } = byClassification(facts) ?? byReport(facts);
  const kind = facts.mandatoryReportType;
  const item = basis === 'Obstacle' && kind !== null ? (itemOfKind[kind] ?? null) : null;
  const rule = dutyRule({ basis, item, isHindered: false }, dayInSeoul(facts.eventAt));
  return { basis, item, class: rule.class, from };
};

import type { Hazard, Investigation, InvestigationRow } from '@portal/contract/safety';
import { sampleReport } from './safety.ts';

const [person] = [sampleReport().reporter];
if (person === undefined) throw new Error('a sample report tells who wrote it');
export const someone = person;

/** An investigation as it is read by one who may read all of it. */
export const sampleInvestigation = (change: Partial<Investigation> = {}): Investigation => ({
  id: 12,
  investigationNo: 'INV-2026-0012',
  status: 'Open',
  source: 'SiteInspection',
  type: 'HighRiskHazard',
  title: '활주로 순찰 조사',
  fieldLevel1: { id: 1, name: '운항', engName: 'Flight operations' },
  fieldLevel2: { id: 11, name: '지상·이륙', engName: 'Ground and take-off' },
  startDate: '2099-01-01',
  endDate: '2099-01-15',
  author: someone,
  createdDate: '2026-11-20T01:00:00.000Z',
  reportId: null,
  reportNo: null,
  initialRisk: null,
  residualRisk: null,
  description: '순찰 절차를 살펴봅니다.',
  objective: null,
  investigators: [{ investigator: someone }],
  completedDate: null,
  conclusion: null,
  appendix: null,
  postProcess: null,
  mitigations: [],
  rootCause: null,
  hazard: null,
  riskAssessments: [],
  version: 3,
  can: {},
  ...change,
});

/** The same as a row of the list. */
export const sampleInvestigationRow = (change: Partial<InvestigationRow> = {}): InvestigationRow => {
  const { id, investigationNo, status, source, type, title, fieldLevel1, fieldLevel2, ...rest } = sampleInvestigation();
  const { startDate, endDate, author, createdDate, reportId, reportNo, initialRisk, residualRisk } = rest;
  return {
    ...{ id, investigationNo, status, source, type, title, fieldLevel1, fieldLevel2, startDate, endDate, author },
    ...{ createdDate, reportId, reportNo, initialRisk, residualRisk, isReturned: false },
    ...change,
  };
};

/** A hazard of the log. */
export const sampleHazard = (change: Partial<Hazard> = {}): Hazard => ({
  id: 21,
  hazardNo: 'HZ-2026-0021',
  status: 'Open',
  source: 'SiteInspection',
  title: '활주로 주변 조류 서식',
  category: {
    level1: { id: 1, name: '환경', engName: 'Environment' },
    level2: { id: 12, name: '야생동물', engName: 'Wildlife' },
    level3: null,
    level4: null,
    description: '늪지',
  },
  report: null,
  investigation: null,
  identificationDate: '2026-11-20',
  identifier: someone,
  hasMitigations: false,
  initialRisk: null,
  residualRisk: null,
  potentialConsequences: [],
  controlType: null,
  version: 2,
  can: {},
  ...change,
});

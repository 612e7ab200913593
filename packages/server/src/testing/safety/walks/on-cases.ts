import {
  type Assessment,
  type AssessmentSeq,
  approvePostProcess,
  changeHazardCall,
  completeInvestigation,
  completeReport,
  createFactual,
  createInvestigationHazard,
  deleteFactual,
  getHazard,
  getHazardStatus,
  getInvestigation,
  getInvestigationStatus,
  getReport,
  getReportStatus,
  hazardAssessments,
  type Investigation,
  investigationAssessments,
  investigationRootCause,
  listHazards,
  listInvestigationsCall,
  listReports,
  reopenHazard,
  reopenInvestigation,
  reopenReport,
  reportAssessments,
  returnPostProcess,
  savePostProcess,
} from '@portal/contract/safety';
import { isPlanned, mayChange, mayChangeHazard, mayEnd, mayGive, mayInvestigate, mayTouchFact } from '../case-model.ts';
import type { FamilyName } from '../given-action.ts';
import { sampleHazard } from '../given-case.ts';
import { learnActions, onActions } from './on-actions.ts';
import type { Taking } from './step.ts';

/** The calls that read and assess a case of each family. */
export const records = {
  reports: { get: getReport, status: getReportStatus, assessments: reportAssessments, list: listReports },
  investigations: {
    get: getInvestigation,
    status: getInvestigationStatus,
    assessments: investigationAssessments,
    list: listInvestigationsCall,
  },
  hazards: { get: getHazard, status: getHazardStatus, assessments: hazardAssessments, list: listHazards },
};
const ends = {
  complete: { reports: completeReport, investigations: completeInvestigation, hazards: undefined },
  reopen: { reports: reopenReport, investigations: reopenInvestigation, hazards: reopenHazard },
};

const assess: Taking = ({ known, random }, persona) => {
  const seq: AssessmentSeq = known.family === 'reports' ? 3 : random.pick([1, 3]);
  const { create, change } = records[known.family].assessments;
  const body = { seq, version: 1, riskLevel: random.pick(['2C', '3B', '1E']) };
  const params = { id: known.id };
  const stored = known.given[seq];
  if (random.chance(0.5) || (stored === undefined && known.aside.length === 0))
    return {
      what: `assess ${seq}`,
      call: create,
      input: { params, body },
      may: mayGive(known, persona, seq),
      learn: ({ id }: Assessment) => {
        known.given[seq] = id;
      },
    };
  const [old] = known.aside;
  const raId = stored ?? old;
  if (raId === undefined) return undefined;
  const isAside = stored === undefined;
  return {
    what: `assess ${isAside ? 3 : seq} anew`,
    call: change,
    input: { params: { ...params, raId }, body: { ...body, seq: isAside ? 3 : seq } },
    may: mayChange(known, persona, isAside ? 3 : seq, isAside),
  };
};

const end: Taking = ({ known, random }, persona) => {
  const how = random.pick(['complete', 'reopen'] as const);
  const call = ends[how][known.family];
  if (!call) return undefined;
  return {
    what: how,
    call,
    input: { params: { id: known.id } },
    may: mayEnd(known, persona, how),
    learn: () => {
      known.isCompleted = how === 'complete';
      if (known.family !== 'hazards') return;
      if (known.given[3] !== undefined) known.aside.push(known.given[3]);
      delete known.given[3];
    },
  };
};

const factual: Taking = ({ known, random }, persona) => {
  const params = { id: known.id };
  if (known.factuals.length === 0 || random.chance(0.5))
    return {
      what: 'log a fact',
      call: createFactual,
      input: { params, body: { title: '사실', description: '본 것' } },
      may: mayInvestigate(known, persona, 'fact'),
      learn: ({ id }: { id: number }) => known.factuals.push({ id, managerId: persona.who.id }),
    };
  const { id: fid, managerId } = random.pick(known.factuals);
  return {
    what: 'delete a fact',
    call: deleteFactual,
    input: { params: { ...params, fid } },
    may: mayTouchFact(known, persona, managerId),
    learn: () => {
      known.factuals = known.factuals.filter(({ id }) => id !== fid);
    },
  };
};

const ownRootCause: Taking = ({ known }, persona) => ({
  what: known.hasRootCause ? 'no root cause of it' : 'root cause of it',
  call: known.hasRootCause ? investigationRootCause.remove : investigationRootCause.create,
  input: { params: { id: known.id }, ...(known.hasRootCause ? {} : { body: { level1: { id: 2 } } }) },
  may: mayInvestigate(known, persona, 'rootCause'),
  learn: () => {
    known.hasRootCause = !known.hasRootCause;
  },
});

const hazard: Taking = ({ known }, persona) => {
  const params = { id: known.id };
  const body = sampleHazard();
  if (known.family === 'hazards')
    return {
      what: 'change hazard',
      call: changeHazardCall,
      input: { params, body: { ...body, source: 'SiteInspection' } },
      may: mayChangeHazard(known, persona),
      learn: () => {
        known.isHazardChanged = true;
      },
    };
  if (known.hasHazard) return undefined;
  return {
    what: 'register hazard',
    call: createInvestigationHazard,
    input: { params, body },
    may: mayInvestigate(known, persona, 'hazard'),
    learn: () => {
      known.hasHazard = true;
    },
  };
};

const savePlan: Taking = ({ known, people }, persona) => {
  const mitigations = [{ mitigator: { id: people.first.who.id } }, { mitigator: { id: people.second.who.id } }];
  const body = { conclusion: '결론', appendix: '부록', ...(isPlanned(known) ? {} : { mitigations }) };
  const wasPlanned = isPlanned(known);
  return {
    what: 'save post process',
    call: savePostProcess,
    input: { params: { id: known.id }, body },
    may: mayInvestigate(known, persona, 'postProcess'),
    learn: () => {
      if (!wasPlanned) known.postProcess = 'Waiting';
    },
  };
};

const approve: Taking = ({ known }, persona) => ({
  what: 'approve',
  call: approvePostProcess,
  input: { params: { id: known.id } },
  may: mayInvestigate(known, persona, 'approve'),
  learn: ({ mitigations }: Investigation) => {
    known.postProcess = 'Approved';
    const old = new Set(known.actions.map(({ id }) => id));
    const made = mitigations.flatMap(({ id, mitigator }) => (id !== null && !old.has(id) ? [{ id, mitigator }] : []));
    learnActions(known, made);
  },
});

const giveBack: Taking = ({ known }, persona) => ({
  what: 'return',
  call: returnPostProcess,
  input: { params: { id: known.id }, body: { reason: '다시' } },
  may: mayInvestigate(known, persona, 'return'),
  learn: () => {
    known.postProcess = 'Returned';
  },
});

const common = [...onActions, assess, assess, end];

/** The possible acts on a case, weighted towards progress. */
export const takings: Record<FamilyName, readonly Taking[]> = {
  reports: common,
  hazards: [...common, hazard, assess],
  investigations: [...common, factual, ownRootCause, hazard, assess, savePlan, savePlan, approve, approve, giveBack],
};

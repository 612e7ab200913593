import type { Actor } from '@portal/contract/identity';
import { type Can, canOf } from '@portal/contract/kernel';
import { dialogueRules } from './dialogue/dialogue.rules.ts';
import { seeDuty } from './duty/duty.rules.ts';
import { answerFeedback, type FeedbackState } from './feedback/feedback.rules.ts';
import { type GroupState, relationRules } from './relation/relation.rules.ts';
import {
  type LinkedState,
  type ReportFacts,
  type ReportState,
  readRelations,
  reportRules,
} from './report/report.rules.ts';
import type { ReportAct } from './report/report.schema.ts';
import { type CaseState, caseRules } from './report/report-case.rules.ts';

type AnyState = ReportFacts & ReportState & LinkedState & CaseState & GroupState & FeedbackState;

/** The acts on a report in its `can`. */
export const canOnReport = (actor: Actor, report: AnyState): Can<ReportAct> =>
  canOf<ReportAct>({
    change: reportRules.change(actor, report),
    delete: reportRules.delete(actor, report),
    files: reportRules.files(actor, report),
    flags: reportRules.flags(actor, report),
    classify: caseRules.classify(actor, report),
    hazard: caseRules.hazard(actor, report),
    assess: caseRules.assessAny(actor, report),
    assess1: caseRules.assess(actor, report, 1),
    assess2: caseRules.assess(actor, report, 2),
    assess3: caseRules.assess(actor, report, 3),
    assign: caseRules.assign(actor, report),
    assignActions: caseRules.assignActions(actor, report),
    seeRelated: readRelations(actor, report),
    seeDuty: seeDuty(actor, report),
    relate: relationRules.relate(actor, report),
    answer: answerFeedback(actor, report),
    complete: caseRules.complete(actor, report),
    reopen: caseRules.reopen(actor, report),
    investigate: caseRules.investigate(actor, report),
    converse: dialogueRules.converse(actor, report),
  });

import type { FieldProblem } from '@portal/contract/kernel';
import {
  checkDecision,
  type DecisionBody,
  type Duty,
  type DutyBasis,
  type DutyItem,
  type DutyStart,
  decisionBody,
  normalizeDecision,
} from '@portal/contract/safety';
import { now } from '../../../platform/device/clock.ts';
import { translate } from '../../../platform/i18n.ts';
import { isHalfMoment } from '../../../ui/days/moment.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { dutyScreenWords } from './duty.words.ts';
import { instantOf, wallOf } from './duty-moment.ts';

/** A duty as a form changes it, by the number of its report. */
export type DutyRecord = Duty & { id: number };

/** What is chosen and typed of a decision; moments as the clocks stand in Seoul. */
export type DecisionForm = {
  basis: DutyBasis;
  item: DutyItem | '';
  startsFrom: DutyStart;
  knownAt: string;
  isHindered: boolean;
  hindranceReason: string;
  hindranceEndedAt: string;
  reason: string;
};

/** A decision begins with what the duty says; why is said each time anew. */
export const formOfDuty = (duty: DutyRecord): DecisionForm => ({
  basis: duty.basis ?? 'None',
  item: duty.item ?? '',
  startsFrom: duty.startsFrom,
  knownAt: wallOf(duty.knownAt),
  isHindered: duty.hindrance !== null,
  hindranceReason: duty.hindrance?.reason ?? '',
  hindranceEndedAt: wallOf(duty.hindrance?.endedAt),
  reason: '',
});

/** What has no place any more stays in the form, in case the choice comes back, and is not sent. */
export const bodyOfDecision = (form: DecisionForm): DecisionBody => {
  const isObstacle = form.basis === 'Obstacle';
  return {
    basis: form.basis,
    item: isObstacle && form.item !== '' ? form.item : null,
    startsFrom: form.startsFrom,
    knownAt: form.startsFrom === 'Knowledge' ? instantOf(form.knownAt) : null,
    hindrance:
      isObstacle && form.isHindered
        ? { reason: form.hindranceReason.trim() || null, endedAt: instantOf(form.hindranceEndedAt) }
        : null,
    reason: form.reason.trim() || null,
  };
};

const aliases = {
  'hindrance.reason': 'hindranceReason',
  'hindrance.endedAt': 'hindranceEndedAt',
  hindrance: 'isHindered',
} as const;

/** The form of a decision on one duty, judged by the rules that the server has. */
export const decisionDefinition = (duty: Duty, eventAt: Date): Definition<DecisionForm> => {
  const proposedClass = duty.proposal?.class ?? 'None';
  return {
    name: 'duty-decision',
    fields: [
      'basis',
      'item',
      'startsFrom',
      'knownAt',
      'isHindered',
      'hindranceReason',
      'hindranceEndedAt',
      'reason',
    ] satisfies (keyof DecisionForm)[],
    labelOf: (field: keyof DecisionForm) => translate(dutyScreenWords.field[field]),
    isRequired: (field) => field === 'item' || field === 'knownAt' || field === 'hindranceReason',
    aliases,
    check: (form): FieldProblem[] => [
      ...checkDecision(normalizeDecision(bodyOfDecision(form)), { eventAt, proposedClass, now: now() }),
      ...tooLong(form, decisionBody),
      // Half a moment is not sent, and would be lost without a word.
      ...(form.isHindered && isHalfMoment(form.hindranceEndedAt)
        ? [{ path: 'hindranceEndedAt', code: 'required' } as const]
        : []),
    ],
  };
};

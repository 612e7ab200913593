import {
  categories,
  checkDelegation,
  checkDelegationReason,
  type DelegationBody,
  type DelegationForOtherBody,
  type DelegationProposal,
  delegationBody,
} from '@portal/contract/approval';
import type { FieldProblem } from '@portal/contract/kernel';
import { today } from '../../../platform/device/clock.ts';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { tooLong } from '../../../ui/form/form-limits.ts';
import { delegationWords } from './delegation.words.ts';

/** People by their id; empty: nobody is chosen. */
export type DelegationForm = {
  principal: string;
  deputy: string;
  fromDate: string;
  toDate: string;
  categoryIds: string[];
  reason: string;
};

/** How a new delegation begins: today, for all documents, or as a proposal has it. */
export const emptyDelegation = (proposal?: DelegationProposal): DelegationForm => ({
  principal: '',
  deputy: proposal?.deputy ? String(proposal.deputy.id) : '',
  fromDate: proposal?.fromDate ?? today(),
  toDate: proposal?.toDate ?? today(),
  categoryIds: categories.map(({ id }) => String(id)),
  reason: '',
});

/** An own delegation as it is sent; of a proposal with its leave. */
export const bodyOfDelegation = (form: DelegationForm, proposal?: DelegationProposal): DelegationBody => ({
  deputy: { id: Number(form.deputy) },
  fromDate: form.fromDate,
  toDate: form.toDate,
  categoryIds: form.categoryIds.map(Number),
  ...(form.reason.trim() === '' ? {} : { reason: form.reason.trim() }),
  ...(proposal ? { leave: { id: proposal.leave.id } } : {}),
});

/** One that an administrator makes. */
export const bodyOfDelegationForOther = (form: DelegationForm): DelegationForOtherBody => ({
  ...bodyOfDelegation(form),
  principal: { id: Number(form.principal) },
});

type Chosen = keyof typeof delegationWords.form.missing;

/** The fields of an own delegation; `isForOther`: with principal and a reason, as administrators fill it in. */
export const delegationDefinition = (isForOther: boolean, ownId: number): Definition<DelegationForm> => {
  const chosen: Chosen[] = [...(isForOther ? (['principal'] as const) : []), 'deputy', 'fromDate', 'toDate'];
  const required = new Set<string>([...chosen, 'categoryIds', ...(isForOther ? ['reason'] : [])]);
  return {
    name: 'delegation',
    fields: [...chosen, 'categoryIds', 'reason'],
    labelOf: (field: keyof DelegationForm) => translate(delegationWords.form[field]),
    isRequired: (field) => required.has(field),
    missing: (field: Chosen) => translate(delegationWords.form.missing[field]),
    check: (form): FieldProblem[] => {
      const missing = chosen.filter((field) => form[field] === '');
      const principalId = isForOther ? Number(form.principal) : ownId;
      const wrong = missing.length > 0 ? [] : checkDelegation(bodyOfDelegation(form), { principalId, today: today() });
      return [
        ...missing.map((path): FieldProblem => ({ path, code: 'required' })),
        ...wrong,
        ...(isForOther ? checkDelegationReason(form) : []),
        ...tooLong(form, delegationBody),
      ];
    },
  };
};

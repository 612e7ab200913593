import { addDays, type Day, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { categories, findCategory } from '../document/category.rules.ts';
import { type DelegationBody, delegationLimits } from './delegation.schema.ts';

type Checked = Omit<DelegationBody, 'leave'>;

const checkDays = ({ fromDate, toDate }: Checked, today: Day): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (fromDate < today) problems.push({ path: 'fromDate', code: 'delegation-begins-past' });
  if (fromDate > addDays(today, delegationLimits.daysAhead))
    problems.push({ path: 'fromDate', code: 'delegation-begins-late', limit: delegationLimits.daysAhead });
  if (toDate < fromDate) problems.push({ path: 'toDate', code: 'delegation-ends-before' });
  if (toDate > addDays(fromDate, delegationLimits.days - 1))
    problems.push({ path: 'toDate', code: 'delegation-too-long', limit: delegationLimits.days });
  return problems;
};

const checkCategories = ({ categoryIds }: Checked): FieldProblem[] => {
  const path = 'categoryIds';
  if (!categoryIds) return [];
  if (categoryIds.length === 0) return [{ path, code: 'no-category' }];
  if (categoryIds.some((id) => findCategory(id) === undefined)) return [{ path, code: 'not-one-of' }];
  return new Set(categoryIds).size < categoryIds.length ? [{ path, code: 'category-twice' }] : [];
};

/** The problems of a delegation, except inactive people and an invalid leave (rules/approval.md#delegations). */
export const checkDelegation = (
  body: Checked,
  { principalId, today }: { principalId: number; today: Day },
): FieldProblem[] => [
  ...(body.deputy.id === principalId ? [{ path: 'deputy', code: 'deputy-is-principal' } as const] : []),
  ...checkDays(body, today),
  ...checkCategories(body),
];

/** A delegation for another person needs a reason. */
export const checkDelegationReason = ({ reason }: Pick<Checked, 'reason'>): FieldProblem[] =>
  isBlankText(reason) ? [{ path: 'reason', code: 'delegation-reason-needed' }] : [];

/** The stored categories: in order, all of them if none were chosen. */
export const categoriesOfDelegation = ({ categoryIds }: Pick<Checked, 'categoryIds'>): number[] =>
  (categoryIds ?? categories.map(({ id }) => id)).toSorted((a, b) => a - b);

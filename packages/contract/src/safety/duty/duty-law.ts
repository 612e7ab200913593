import { addDays, type Day, type Words } from '@portal/contract/kernel';

/** The basis of a duty: the kinds of events that are reported to the Minister. */
export const dutyBases = ['Accident', 'SeriousIncident', 'Obstacle', 'Voluntary', 'None'] as const;
export type DutyBasis = (typeof dutyBases)[number];

/** Items of annex 20-2; those of item 6 that are reported immediately have their own number. */
export const dutyItems = ['1', '2', '3', '4', '5', '6', '6-1', '6-2', '6-5', '7'] as const;
export type DutyItem = (typeof dutyItems)[number];

/** Classes by the time within which a report is filed. */
export const dutyClasses = ['AtOnce', 'Hours72', 'Hours96', 'Hindrance72', 'Voluntary', 'None'] as const;
export type DutyClass = (typeof dutyClasses)[number];

/** The hours of each class; null if the law names none. */
export const classHours: Readonly<Record<DutyClass, number | null>> = {
  AtOnce: null,
  Hours72: 72,
  Hours96: 96,
  Hindrance72: 72,
  Voluntary: null,
  None: null,
};

/** The facts by which a rule is chosen. */
export type DutySubject = {
  readonly basis: DutyBasis;
  readonly item: DutyItem | null;
  /** Whether an injury or lost communication prevented somebody from reporting. */
  readonly isHindered: boolean;
};

/** One rule of the law with the day it applies from and the day it was last compared with the law. */
export type DutyRule = {
  readonly id: string;
  readonly bases: readonly DutyBasis[];
  /** The items to which it applies; all if missing. */
  readonly items?: readonly (DutyItem | null)[];
  /** Whether it is the rule for a hindrance. */
  readonly isOfHindrance?: true;
  readonly class: DutyClass;
  readonly hours: number | null;
  /** Whether Saturdays and public holidays do not count. */
  readonly leavesDaysOut: boolean;
  readonly law: Words;
  readonly article: Words;
  readonly effectiveFrom: Day;
  readonly checkedOn: Day;
};

const rule = { ko: '항공안전법 시행규칙', en: 'Enforcement Rule of the Aviation Safety Act' };
const act = { ko: '항공안전법', en: 'Aviation Safety Act' };
const dated = { effectiveFrom: '2020-02-28', checkedOn: '2026-11-27' } as const;
const atOnce = { class: 'AtOnce', hours: null, leavesDaysOut: false } as const;

/**
 * The time within which each kind of event is reported; the first rule that fits applies (rules/safety.md#duty-rules).
 * A change of the law is added as another rule with its day; earlier rules stay for the events of their time.
 */
export const dutyRules: readonly DutyRule[] = [
  {
    id: 'accident',
    bases: ['Accident'],
    ...atOnce,
    law: rule,
    article: { ko: '제134조제4항제1호', en: 'Article 134(4)1' },
    ...dated,
  },
  {
    id: 'serious-incident',
    bases: ['SeriousIncident'],
    ...atOnce,
    law: rule,
    article: { ko: '제134조제4항제1호', en: 'Article 134(4)1' },
    ...dated,
  },
  {
    id: 'hindrance',
    bases: ['Obstacle'],
    isOfHindrance: true,
    class: 'Hindrance72',
    hours: 72,
    leavesDaysOut: false,
    law: rule,
    article: { ko: '제134조제4항제2호다목', en: 'Article 134(4)2(다)' },
    ...dated,
  },
  {
    id: 'obstacle-airport',
    bases: ['Obstacle'],
    items: ['6-1', '6-2', '6-5'],
    ...atOnce,
    law: rule,
    article: { ko: '제134조제4항제2호가목 단서', en: 'Article 134(4)2(가), proviso' },
    ...dated,
  },
  {
    id: 'obstacle-72',
    bases: ['Obstacle'],
    items: ['1', '2', '3', '4', '6', '7', null],
    class: 'Hours72',
    hours: 72,
    leavesDaysOut: true,
    law: rule,
    article: { ko: '제134조제4항제2호가목', en: 'Article 134(4)2(가)' },
    ...dated,
  },
  {
    id: 'obstacle-96',
    bases: ['Obstacle'],
    items: ['5'],
    class: 'Hours96',
    hours: 96,
    leavesDaysOut: true,
    law: rule,
    article: { ko: '제134조제4항제2호나목', en: 'Article 134(4)2(나)' },
    ...dated,
  },
  {
    id: 'voluntary',
    bases: ['Voluntary'],
    class: 'Voluntary',
    hours: null,
    leavesDaysOut: false,
    law: act,
    article: { ko: '제61조제4항, 시행규칙 제135조제1항', en: 'Article 61(4); Enforcement Rule, Article 135(1)' },
    ...dated,
  },
  {
    id: 'none',
    bases: ['None'],
    class: 'None',
    hours: null,
    leavesDaysOut: false,
    law: act,
    article: { ko: '-', en: '-' },
    ...dated,
  },
];

/**
 * The days after the event within which a voluntary report protects the person who caused it (Aviation Safety Act,
 * Article 61(4)).
 */
const PROTECTED_DAYS = 10;

/**
 * The last day on which a voluntary report of an event protects; the day of the event is not counted (Civil Act,
 * Article 157).
 */
export const protectionUntil = (eventDay: Day): Day => addDays(eventDay, PROTECTED_DAYS);

const fits =
  ({ basis, item, isHindered }: DutySubject) =>
  (each: DutyRule): boolean =>
    each.bases.includes(basis) &&
    (each.isOfHindrance === true) === isHindered &&
    (each.items === undefined || each.items.includes(item));

/**
 * The rule for an event: the latest one in force on its day in Seoul, for an older event the earliest one. For
 * obstacles, a hindrance takes precedence over the item (rules/safety.md#duty-rules).
 */
export const dutyRule = (subject: DutySubject, eventDay: Day, rules: readonly DutyRule[] = dutyRules): DutyRule => {
  const known = rules.filter(fits(subject)).toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
  const found = known.findLast(({ effectiveFrom }) => effectiveFrom <= eventDay) ?? known[0];
  if (!found) throw new Error(`no rule for ${subject.basis} ${subject.item}`);
  return found;
};

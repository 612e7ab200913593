import type { Day } from '@portal/contract/kernel';
import { periodAt } from '../list/periods.ts';

/** How soon something is due; without a due date it is `later`. */
export const urgencies = ['late', 'today', 'week', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

/** The urgency of a due date on a day; weeks end on Sunday. */
export const urgencyOf = (due: Day | null | undefined, today: Day): Urgency => {
  if (!due) return 'later';
  if (due < today) return 'late';
  if (due === today) return 'today';
  return due <= periodAt(today).week.to ? 'week' : 'later';
};

/** Number of waiting items by urgency; from the urgency `more` on, there are more than were loaded. */
export type UrgencyCounts = Readonly<Record<Urgency, number>> & { total: number; more: Urgency | undefined };

/** Counts rows sorted by due date; `total` includes those that were not loaded. */
export const countUrgencies = (found: readonly Urgency[], total: number): UrgencyCounts => {
  const count = (urgency: Urgency): number => found.filter((each) => each === urgency).length;
  return {
    late: count('late'),
    today: count('today'),
    week: count('week'),
    later: count('later') + (found.at(-1) === 'later' ? Math.max(0, total - found.length) : 0),
    total,
    more: total > found.length && found.at(-1) !== 'later' ? found.at(-1) : undefined,
  };
};

export type Sum = { count: number; more: boolean };

/** Total of several lists for one urgency, or all. */
export const sumOf = (all: readonly UrgencyCounts[], urgency: Urgency | undefined): Sum => {
  if (urgency === undefined) return { count: all.reduce((sum, { total }) => sum + total, 0), more: false };
  const place = urgencies.indexOf(urgency);
  return {
    count: all.reduce((sum, each) => sum + each[urgency], 0),
    more: all.some(({ more }) => more !== undefined && urgencies.indexOf(more) <= place),
  };
};

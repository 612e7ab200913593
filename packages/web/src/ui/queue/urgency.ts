import type { Day } from '@portal/contract/kernel';
import { periodAt } from '../list/periods.ts';

/** How soon something is to be done; what has no day is done later. */
export const urgencies = ['late', 'today', 'week', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

/** Weeks end with Sunday. */
export const urgencyOf = (due: Day | null | undefined, today: Day): Urgency => {
  if (!due) return 'later';
  if (due < today) return 'late';
  if (due === today) return 'today';
  return due <= periodAt(today).week.to ? 'week' : 'later';
};

/** How much waits, by how soon; of `more` on, there is more than was looked at. */
export type UrgencyCounts = Readonly<Record<Urgency, number>> & { total: number; more: Urgency | undefined };

/** Counts rows that stand in the order in which they are due; `total`: how many there are beyond those. */
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

/** All that waits of one urgency, or of any. */
export const sumOf = (all: readonly UrgencyCounts[], urgency: Urgency | undefined): Sum => {
  if (urgency === undefined) return { count: all.reduce((sum, { total }) => sum + total, 0), more: false };
  const place = urgencies.indexOf(urgency);
  return {
    count: all.reduce((sum, each) => sum + each[urgency], 0),
    more: all.some(({ more }) => more !== undefined && urgencies.indexOf(more) <= place),
  };
};

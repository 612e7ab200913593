import type { Actor } from '@portal/contract/identity';
import {
  dayInSeoul,
  enforce,
  type FieldProblem,
  type InputOf,
  type Language,
  Problem,
  requireValid,
} from '@portal/contract/kernel';
import { type ClockAnswer, type computeClock, dutyClock, dutyRule, readDesk } from '@portal/contract/safety';
import { listHolidays } from '#areas/calendar';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { viewRule } from './duty.view.ts';

type Query = InputOf<typeof computeClock>['query'];

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Days in the past and future are allowed, but only those for which holidays may be stored. */
const requireInRange = (query: Query): void => {
  const outside = (['startsAt', 'hindranceEndedAt'] as const).flatMap((path): FieldProblem[] => {
    const text = query[path];
    const year = text === undefined ? FIRST_YEAR : new Date(text).getUTCFullYear();
    if (year < FIRST_YEAR) return [{ path, code: 'too-small', limit: FIRST_YEAR }];
    return year > LAST_YEAR ? [{ path, code: 'too-big', limit: LAST_YEAR }] : [];
  });
  if (outside.length > 0) throw new Problem('invalid-input', outside);
};

/** An item and a hindrance are given for obstacles only, and a hindrance must not end before the start. */
const checkQuery = ({ basis, item, startsAt, hindranceEndedAt }: Query): FieldProblem[] => {
  if (basis !== 'Obstacle')
    return [
      ...(item === undefined ? [] : [{ path: 'item', code: 'not-applicable' } as const]),
      ...(hindranceEndedAt === undefined ? [] : [{ path: 'hindranceEndedAt', code: 'not-applicable' } as const]),
    ];
  const isTooEarly = hindranceEndedAt !== undefined && new Date(hindranceEndedAt) < new Date(startsAt);
  return isTooEarly ? [{ path: 'hindranceEndedAt', code: 'before-start' }] : [];
};

/**
 * Answers when a kind of event is due, by the rule of its day and the holidays as stored now
 * (rules/safety.md#duty-clock).
 */
export const answerClock = async (
  db: Db<SafetyTables>,
  query: Query,
  { actor, language }: { actor: Actor; language: Language },
): Promise<ClockAnswer> => {
  enforce(readDesk(actor));
  requireInRange(query);
  requireValid(checkQuery(query));
  const startsAt = new Date(query.startsAt);
  const day = dayInSeoul(startsAt);
  const hindranceEndedAt = query.hindranceEndedAt === undefined ? undefined : new Date(query.hindranceEndedAt);
  const subject = { basis: query.basis, item: query.item ?? null, isHindered: hindranceEndedAt !== undefined };
  const rule = dutyRule(subject, day);
  const holidays = await listHolidays(db, { from: `${day.slice(0, 4)}-01-01`, to: `${LAST_YEAR}-12-31` });
  const clock = dutyClock({ rule, startsAt, hindranceEndedAt, eventAt: startsAt }, holidays);
  return {
    class: rule.class,
    hours: rule.hours,
    startsAt: startsAt.toISOString(),
    dueAt: clock.dueAt?.toISOString() ?? null,
    plainDueAt: clock.plainDueAt?.toISOString() ?? null,
    protectionUntil: clock.protectionUntil,
    excluded: [...clock.excluded],
    calendarIsIncomplete: clock.calendarIsIncomplete,
    rule: viewRule(rule, language),
  };
};

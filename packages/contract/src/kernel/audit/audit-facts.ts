import { isDay, isInstant } from '../calendar.ts';
import type { AuditTrail, Fact, FactKind, Facts } from './audit-trail.ts';

/** An act of any area, as a command reports it. */
export type ReportedAct = {
  readonly area: string;
  readonly action: string;
  readonly recordType: string;
  readonly actorId: number | null;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly conditions?: Readonly<Record<string, boolean>>;
};

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const fitsKind: Record<FactKind, (value: unknown) => boolean> = {
  employee: isWhole,
  department: isWhole,
  id: isWhole,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  day: (value) => isText(value) && isDay(value),
  instant: (value) => isText(value) && isInstant(value),
  word: isText,
};

const fits = ({ kind, isList, canBeNull }: Fact, value: unknown): boolean => {
  if (value === null) return canBeNull === true;
  return isList ? Array.isArray(value) && value.every(fitsKind[kind]) : fitsKind[kind](value);
};

/** Hidden unless the reported act says that the condition does not hold. */
const isHidden = (condition: string | undefined, { conditions }: ReportedAct): boolean =>
  condition !== undefined && conditions?.[condition] !== false;

const storedSide = (
  act: ReportedAct,
  side: 'before' | 'after',
  declared: Facts = {},
): Record<string, unknown> | null => {
  const reported = act[side];
  const wrong = [
    ...Object.entries(reported ?? {}).flatMap(([name, value]) => {
      const known = Object.hasOwn(declared, name) ? declared[name] : undefined;
      return known && fits(known, value) ? [] : [name];
    }),
    ...Object.entries(declared).flatMap(([name, { isOptional }]) =>
      isOptional || (reported && Object.hasOwn(reported, name)) ? [] : [name],
    ),
  ];
  if (wrong.length > 0) throw new Error(`${act.area} ${act.action}: ${side} ${wrong.join(', ')} is not as declared`);
  if (!reported) return null;
  return Object.fromEntries(Object.entries(reported).filter(([name]) => !isHidden(declared[name]?.hiddenWhen, act)));
};

/**
 * The facts of an act to store: those its area declares, without hidden ones. Throws an error for an act or a fact that
 * is not declared.
 */
export const storedFacts = ({ actions }: AuditTrail, act: ReportedAct) => {
  const declared = actions[act.action]?.on[act.recordType];
  if (!declared) throw new Error(`${act.area} declares no ${act.action} of ${act.recordType}`);
  return {
    actorId: isHidden(declared.actorHiddenWhen, act) ? null : act.actorId,
    before: storedSide(act, 'before', declared.before),
    after: storedSide(act, 'after', declared.after),
  };
};

import {
  allowed,
  type Decision,
  deniedByState,
  type FieldProblem,
  type MenuName,
  menuNames,
} from '@portal/contract/kernel';
import type { Actor } from './actor.ts';
import { type Grant, type Level, levels } from './menu.rules.ts';

/**
 * The levels that an administrator can grant on each menu. Document Level3 follows from managing a manual and is never
 * granted by hand; any level of Admin opens the whole area (rules/identity.md#levels).
 */
export const grantableLevels: Record<MenuName, readonly Level[]> = {
  Approval: ['Level1', 'Level2'],
  Document: ['Level2', 'Level4'],
  ESMS: ['Level1', 'Level2', 'Level3', 'Level4', 'Level5', 'Level6'],
  Admin: levels,
  Audit: levels,
};

/** A problem for each level that cannot be granted and each duplicate. */
export const checkGrants = (grants: readonly Grant[]): FieldProblem[] =>
  grants.flatMap(({ menu, level }, place): FieldProblem[] => {
    if (!grantableLevels[menu].includes(level)) return [{ path: `${place}.level`, code: 'not-one-of' }];
    const isTwice = grants.slice(0, place).some((other) => other.menu === menu && other.level === level);
    return isTwice ? [{ path: `${place}`, code: 'grant-twice' }] : [];
  });

export const holdsAdmin = (grants: readonly Grant[]): boolean => grants.some(({ menu }) => menu === 'Admin');

/** Grants in one order: by menu as they are listed, then by level. */
export const sortedGrants = (grants: readonly Grant[]): Grant[] =>
  grants.toSorted((a, b) => menuNames.indexOf(a.menu) - menuNames.indexOf(b.menu) || a.level.localeCompare(b.level));

/** Refuses an act on the caller's own rights; another administrator must do it (rules/identity.md#own-rights). */
export const actForOther = ({ employeeId }: Pick<Actor, 'employeeId'>, otherId: number): Decision =>
  otherId === employeeId ? deniedByState('own-right') : allowed;

/** Refuses a grant to oneself; removing an own grant is allowed. */
export const giveGrants = (
  actor: Pick<Actor, 'employeeId'>,
  holderId: number,
  { before, after }: { before: readonly Grant[]; after: readonly Grant[] },
): Decision => {
  const isNew = ({ menu, level }: Grant) => !before.some((held) => held.menu === menu && held.level === level);
  return after.some(isNew) ? actForOther(actor, holderId) : allowed;
};

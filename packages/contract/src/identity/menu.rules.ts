import {
  allowed,
  type Decision,
  deniedByRole,
  type LevelNumber,
  type MenuName,
  menuNames,
} from '@portal/contract/kernel';

export const levels = ['Level0', 'Level1', 'Level2', 'Level3', 'Level4', 'Level5', 'Level6'] as const;
export type Level = (typeof levels)[number];

export type Grant = { menu: MenuName; level: Level };

export const menus: Record<MenuName, { id: number; path: string; normalLevel: Level; everyone: boolean }> = {
  Approval: { id: 1, path: '/approval', normalLevel: 'Level1', everyone: true },
  Document: { id: 2, path: '/documentcenter', normalLevel: 'Level2', everyone: true },
  ESMS: { id: 3, path: '/esms', normalLevel: 'Level1', everyone: true },
  Admin: { id: 4, path: '/admin', normalLevel: 'Level0', everyone: false },
  Audit: { id: 5, path: '/admin/audit', normalLevel: 'Level0', everyone: false },
};

export const levelNumber = (level: Level): number => Number(level.slice('Level'.length));

/** A person's levels on a menu, highest first; without a grant, the default level of every active employee. */
export const levelsOn = (grants: readonly Grant[], menu: MenuName): Level[] => {
  const held = grants.filter((grant) => grant.menu === menu).map((grant) => grant.level);
  if (held.length === 0) return menus[menu].everyone ? [menus[menu].normalLevel] : [];
  return held.sort((a, b) => levelNumber(b) - levelNumber(a));
};

export const heldMenus = (grants: readonly Grant[]): MenuName[] =>
  menuNames.filter((menu) => levelsOn(grants, menu).length > 0);

/** Whether a person has a menu at this level or a higher one. */
export const mayUseMenu = (grants: readonly Grant[], menu: MenuName, level: LevelNumber = 0): Decision => {
  const [highest] = levelsOn(grants, menu);
  return highest !== undefined && levelNumber(highest) >= level ? allowed : deniedByRole('no-permission');
};

/** All levels that a person has, menu by menu, each highest first. */
export const heldGrants = (grants: readonly Grant[]): Grant[] =>
  menuNames.flatMap((menu) => levelsOn(grants, menu).map((level) => ({ menu, level })));

import type { Grant, Level } from '@portal/contract/identity';
import type { MenuName } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import { permissionWords } from './permission.words.ts';

/** The names of levels that have one (rules/identity.md#levels). */
const levelNames = {
  Approval: { Level1: 'normal', Level2: 'selfApproval' },
  Document: { Level2: 'normal', Level4: 'documents' },
  ESMS: {
    Level1: 'normal',
    Level2: 'team',
    Level3: 'department',
    Level4: 'ceo',
    Level5: 'masterLimited',
    Level6: 'master',
  },
  Admin: {},
  Audit: {},
} as const satisfies Record<MenuName, Partial<Record<Level, string>>>;

type LevelName = 'normal' | 'selfApproval' | 'documents' | 'team' | 'department' | 'ceo' | 'masterLimited' | 'master';

/** `안전 총괄`; empty where a level has no name. */
export const levelName = ({ menu, level }: Grant): string => {
  const name = (levelNames[menu] as Partial<Record<Level, LevelName>>)[level];
  return name === undefined ? '' : translate(permissionWords.levelName[name]);
};

export const menuWord = (menu: MenuName): string => translate(permissionWords.menu[menu]);

/** `ESMS Level6 · 안전 총괄`. */
export const grantWord = (grant: Grant): string => {
  const name = levelName(grant);
  return `${grant.menu} ${grant.level}${name && ` · ${name}`}`;
};

import { menuNames } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import { type Grant, heldMenus, type Level, levelNumber, levels, levelsOn, mayUseMenu, menus } from './menu.rules.ts';

const grant = (menu: Grant['menu'], level: Grant['level']): Grant => ({ menu, level });

describe('without a grant', () => {
  test('everyone has Approval Level1, Document Level2 and ESMS Level1; Admin and Audit need a grant', () => {
    expect(menuNames.map((menu) => [menu, levelsOn([], menu)])).toEqual([
      ['Approval', ['Level1']],
      ['Document', ['Level2']],
      ['ESMS', ['Level1']],
      ['Admin', []],
      ['Audit', []],
    ]);
    expect(heldMenus([])).toEqual(['Approval', 'Document', 'ESMS']);
  });
});

describe('with grants', () => {
  test('the highest level comes first; a grant replaces the default level', () => {
    const held = [grant('ESMS', 'Level2'), grant('ESMS', 'Level6'), grant('ESMS', 'Level3'), grant('Admin', 'Level0')];
    expect(levelsOn(held, 'ESMS')).toEqual(['Level6', 'Level3', 'Level2']);
    expect(levelsOn(held, 'Admin')).toEqual(['Level0']);
    expect(levelsOn(held, 'Approval')).toEqual(['Level1']);
    expect(held.map(({ level }) => level)).toEqual(['Level2', 'Level6', 'Level3', 'Level0']);
  });

  test('a menu is open to those who have it', () => {
    expect(mayUseMenu([], 'Admin')).toEqual({ allowed: false, kind: 'role', code: 'no-permission' });
    expect(mayUseMenu([grant('Admin', 'Level0')], 'Admin')).toEqual({ allowed: true });
    expect(mayUseMenu([grant('ESMS', 'Level6')], 'Audit').allowed).toBe(false);
    expect(heldMenus([grant('Audit', 'Level0'), grant('Admin', 'Level0')])).toEqual([...menuNames]);
  });
});

test('a call with a required level accepts higher levels', () => {
  const may = (level: Level) => mayUseMenu([grant('ESMS', 'Level1'), grant('ESMS', level)], 'ESMS', 5).allowed;
  expect(levels.filter(may)).toEqual(['Level5', 'Level6']);
  expect(mayUseMenu([], 'ESMS', 1).allowed).toBe(true);
  expect(mayUseMenu([], 'ESMS', 2).allowed).toBe(false);
});

test('the level is its number', () => {
  expect(levels.map(levelNumber)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('every menu has its own id and address', () => {
  expect(new Set(Object.values(menus).map(({ id }) => id)).size).toBe(menuNames.length);
  for (const { path } of Object.values(menus)) expect(path).toMatch(/^\/[a-z/]+$/);
});

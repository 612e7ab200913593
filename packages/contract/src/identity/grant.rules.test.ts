import { menuNames } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { actForOther, checkGrants, giveGrants, grantableLevels, holdsAdmin, sortedGrants } from './grant.rules.ts';
import type { Grant } from './menu.rules.ts';

const grant = (menu: Grant['menu'], level: Grant['level']): Grant => ({ menu, level });

test('only grantable levels may be granted, each once', () => {
  const all = menuNames.flatMap((menu) => grantableLevels[menu].map((level) => grant(menu, level)));
  expect(checkGrants(all)).toEqual([]);
  expect(checkGrants([grant('ESMS', 'Level0'), grant('Document', 'Level3')])).toEqual([
    { path: '0.level', code: 'not-one-of' },
    { path: '1.level', code: 'not-one-of' },
  ]);
  expect(checkGrants([grant('ESMS', 'Level6'), grant('ESMS', 'Level6')])).toEqual([{ path: '1', code: 'grant-twice' }]);
});

test('any level of Admin gives the rights of an administrator', () => {
  expect(holdsAdmin([grant('ESMS', 'Level6')])).toBe(false);
  expect(holdsAdmin([grant('Admin', 'Level3')])).toBe(true);
});

test('grants are in the order of the menus', () => {
  const given = [
    grant('Admin', 'Level0'),
    grant('ESMS', 'Level6'),
    grant('ESMS', 'Level2'),
    grant('Approval', 'Level2'),
  ];
  expect(sortedGrants(given)).toEqual([given[3], given[2], given[1], given[0]]);
});

test('nobody may grant themselves a level or act on their own request; removing an own grant is allowed', () => {
  const me = { employeeId: 7 };
  const before = [grant('Admin', 'Level0'), grant('ESMS', 'Level2')];
  const given = (holderId: number, ...after: Grant[]) => giveGrants(me, holderId, { before, after });
  const refused = { allowed: false, kind: 'state', code: 'own-right' };
  expect(given(7, ...before, grant('ESMS', 'Level6'))).toEqual(refused);
  expect(given(7, grant('Admin', 'Level3'))).toEqual(refused);
  expect(given(7, grant('Admin', 'Level0'))).toEqual({ allowed: true });
  expect(given(7)).toEqual({ allowed: true });
  expect(given(8, ...before, grant('ESMS', 'Level6'))).toEqual({ allowed: true });
  expect(actForOther(me, 7)).toEqual(refused);
  expect(actForOther(me, 8)).toEqual({ allowed: true });
});

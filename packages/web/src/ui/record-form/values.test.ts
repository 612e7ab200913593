import { expect, it } from 'vitest';
import { differingFields, rebased } from './values.ts';

const base = { name: '김도현', phone: '010-1', position: '과장' };

it('what was changed here stands on top of what somebody else saved', () => {
  const mine = { ...base, phone: '010-2' };
  const stored = { ...base, position: '차장', phone: '010-3' };
  expect(rebased(base, mine, stored)).toEqual({ name: '김도현', phone: '010-2', position: '차장' });
});

it('the fields that differ are those that both changed otherwise', () => {
  const merged = rebased(base, { ...base, phone: '010-2' }, { ...base, position: '차장' });
  expect(differingFields(merged, { ...base, position: '차장' })).toEqual(['phone']);
  expect(differingFields(base, base)).toEqual([]);
});

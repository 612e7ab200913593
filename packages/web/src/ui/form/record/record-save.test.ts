import { expect, it } from 'vitest';
import { differingFields } from '../differences.tsx';
import { rebased } from './record-save.ts';

const definition = { fields: ['name', 'phone', 'position'] };

const base = { name: '김도현', phone: '010-1', position: '과장' };

it('changes made here are applied on top of a version saved by somebody else', () => {
  const mine = { ...base, phone: '010-2' };
  const stored = { ...base, position: '차장', phone: '010-3' };
  expect(rebased(base, mine, stored, definition)).toEqual({ name: '김도현', phone: '010-2', position: '차장' });
});

it('conflicts are the fields that both changed differently', () => {
  const merged = rebased(base, { ...base, phone: '010-2' }, { ...base, position: '차장' }, definition);
  expect(differingFields(merged, { ...base, position: '차장' }, definition)).toEqual(['phone']);
  expect(differingFields(base, base, definition)).toEqual([]);
});

it('a list and the fields of a nested section count as one difference each', () => {
  const nested = { fields: ['flight.no', 'rows.*.weight'] };
  const one = { flight: { no: 'HB1' }, rows: [{ weight: 1 }, { weight: 2 }] };
  const mine = { flight: { no: 'HB2' }, rows: one.rows };
  const stored = { flight: one.flight, rows: [{ weight: 1 }] };
  expect(differingFields(mine, stored, nested)).toEqual(['flight.no', 'rows']);
  expect(rebased(one, mine, stored, nested)).toEqual({ flight: { no: 'HB2' }, rows: [{ weight: 1 }] });
});

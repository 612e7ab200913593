import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { checkManual } from './forms.ts';
import { canOnManual } from './rules.ts';

const actor = (...levels: ('Level2' | 'Level3' | 'Level4')[]): Actor => ({
  employeeId: 1,
  departmentIds: [1],
  grants: levels.map((level) => ({ menu: 'Document', level })),
});

test('the system administrator changes a manual, and deletes one without a document', () => {
  const administrator = actor('Level4', 'Level2');
  expect(canOnManual(administrator, { hasDocument: false })).toEqual({ change: true, delete: true });
  expect(canOnManual(administrator, { hasDocument: true })).toEqual({ change: true, delete: 'has-documents' });
});

test('whoever manages it, or nothing, does neither', () => {
  for (const who of [actor('Level3', 'Level2'), actor('Level2'), actor()])
    for (const hasDocument of [true, false]) expect(canOnManual(who, { hasDocument })).toEqual({});
});

test('a manual needs type, class, number, title and department, and nothing else', () => {
  expect(checkManual({}).map(({ path }) => path)).toEqual([
    'manualType',
    'manualClass',
    'departmentId',
    'docNo',
    'title',
  ]);
  const whole = { manualType: 'Manuals', manualClass: 'Registered', docNo: 'A', title: '가', departmentId: 1 } as const;
  expect(checkManual(whole)).toEqual([]);
  expect(checkManual({ ...whole, docNo: ' \n', title: null })).toEqual([
    { path: 'docNo', code: 'required' },
    { path: 'title', code: 'required' },
  ]);
});

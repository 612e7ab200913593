import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { checkManual } from './manual.forms.ts';
import { canOnManual } from './manual.rules.ts';

const simple = { managesManual: false, isControlled: false };

const actor = (...levels: ('Level2' | 'Level3' | 'Level4')[]): Actor => ({
  employeeId: 1,
  departmentIds: [1],
  grants: levels.map((level) => ({ menu: 'Document', level })),
});

test('the system administrator changes a manual, and deletes one without a document', () => {
  const administrator = actor('Level4', 'Level2');
  expect(canOnManual(administrator, { hasDocument: false, ...simple })).toEqual({
    change: true,
    delete: true,
    prepare: 'wrong-status',
  });
  expect(canOnManual(administrator, { ...simple, hasDocument: true, isControlled: true })).toEqual({
    change: true,
    delete: 'has-documents',
    prepare: true,
  });
});

test('others do neither, and its managers prepare revisions of a controlled manual', () => {
  for (const who of [actor('Level3', 'Level2'), actor('Level2'), actor()])
    for (const hasDocument of [true, false]) {
      expect(canOnManual(who, { ...simple, hasDocument })).toEqual({});
      const managed = { hasDocument, managesManual: true, isControlled: true };
      expect(canOnManual(who, managed)).toEqual({ prepare: true });
    }
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

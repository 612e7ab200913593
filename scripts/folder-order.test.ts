import { expect, test } from 'vitest';
import { folderOrderRules, folderOrderViolations } from './folder-order.ts';

const area = 'packages/web/src/areas/flights';
const paths = [
  'roster/roster-list.tsx',
  'crew/crew-list.tsx',
  'crew/form/crew-form.tsx',
  'help/help.tsx',
  'area.ts',
].map((path) => `${area}/${path}`);

test('every folder inside an area has its position, but for help', () => {
  expect(folderOrderViolations(paths, { [area]: ['crew/form', 'crew', 'roster'] })).toEqual([]);
  expect(folderOrderViolations(paths, { [area]: ['crew', 'roster'] })).toEqual([
    `${area}/crew/form is missing in the order`,
  ]);
  expect(folderOrderViolations(paths, { [area]: ['crew/form', 'crew', 'roster', 'plane'] })).toEqual([
    `${area}/plane of the order is gone`,
  ]);
});

test('an area with one folder needs no order', () => {
  expect(folderOrderViolations([`${area}/roster/roster-list.tsx`], {})).toEqual([]);
});

test('a folder may import those before it, and none after it', () => {
  const [rule] = folderOrderRules({ [area]: ['crew/form', 'crew', 'roster'] });
  const [from, to] = [new RegExp(rule?.from.path ?? ''), new RegExp(rule?.to.path ?? '')];
  expect(from.test(`${area}/crew/form/crew-form.tsx`)).toBe(true);
  expect(from.test(`${area}/crew/crew-list.tsx`)).toBe(false);
  expect([`${area}/crew/crew-list.tsx`, `${area}/roster/roster-list.tsx`].every((path) => to.test(path))).toBe(true);
  expect(to.test(`${area}/crew/form/crew-form.tsx`)).toBe(false);
});

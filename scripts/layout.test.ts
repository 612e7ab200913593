import { expect, test } from 'vitest';
import { layoutFaults } from './layout.ts';

test('a folder of more than twenty sources is named; tests, styles and generated files do not count', () => {
  const sources = Array.from({ length: 20 }, (_, place) => `packages/web/src/areas/crowd/part-${place}.tsx`);
  const others = ['a.test.ts', 'b.module.css', 'c.gen.ts', 'd.spec.ts'].map(
    (name) => `packages/web/src/areas/crowd/${name}`,
  );
  expect(layoutFaults([...sources, ...others])).toEqual([]);
  expect(layoutFaults([...sources, 'packages/web/src/areas/crowd/one-more.ts'])).toEqual([
    'packages/web/src/areas/crowd holds 21 source files, more than 20',
  ]);
});

test.each(['document/document.ts', 'documents/document-list.tsx', 'list/lists.test.ts', 'status-bar/status-bar.tsx'])(
  'a name that repeats its folder is named: %s',
  (path) => {
    expect(layoutFaults([path])).toEqual([`${path} repeats the name of its folder`]);
  },
);

test.each(['document/list.ts', 'year/import-totals.ts', 'status-bar/steps.tsx'])(
  'one that adds to it is not: %s',
  (path) => {
    expect(layoutFaults([path])).toEqual([]);
  },
);

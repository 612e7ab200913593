import { expect, test } from 'vitest';
import { layoutViolations } from './layout.ts';

const short = () => 10;
const folder = (count: number, of = 'crowd') =>
  Array.from({ length: count }, (_, place) => `packages/web/src/areas/${of}/${of}-part-${place}.tsx`);

test('a folder has 3 to 20 sources; tests, styles and generated files do not count', () => {
  const others = ['a.test.ts', 'b.module.css', 'c.gen.ts', 'd.spec.ts'].map(
    (name) => `packages/web/src/areas/crowd/${name}`,
  );
  expect(layoutViolations([...folder(20), ...others], short)).toEqual([]);
  expect(layoutViolations(folder(21), short)).toEqual(['packages/web/src/areas/crowd holds more than 20 sources']);
  expect(layoutViolations([...folder(2), ...others], short)).toEqual([
    'packages/web/src/areas/crowd holds fewer than 3 sources',
  ]);
});

test('a folder with subfolders may have fewer sources', () => {
  const parent = 'packages/web/src/areas/crowd/index.ts';
  const child = folder(3).map((path) => path.replace('/crowd/', '/crowd/members/'));
  expect(layoutViolations([parent, ...child], short)).toEqual([]);
});

test('file names are unique in a package, except those that are clear with their folder', () => {
  const lists = ['packages/web/src/areas/crowd/list.tsx', 'packages/web/src/areas/host/list.ts'];
  const shared = ['crowd', 'host'].flatMap((area) =>
    ['index.ts', 'area.ts'].map((name) => `packages/web/src/areas/${area}/${name}`),
  );
  const paths = [...folder(3), ...folder(3, 'host'), ...shared, 'packages/server/src/list.ts'];
  const server = ['a', 'b'].map((name) => `packages/server/src/${name}.ts`);
  expect(layoutViolations([...paths, ...server], short)).toEqual([]);
  expect(layoutViolations([...paths, ...server, ...lists], short)).toEqual(
    lists.map((path) => `${path} has a name that another file of its package has`),
  );
});

test('no source is longer than 350 lines', () => {
  const [first = ''] = folder(3);
  expect(layoutViolations(folder(3), (path) => (path === first ? 351 : 350))).toEqual([
    `${first} is longer than 350 lines`,
  ]);
});

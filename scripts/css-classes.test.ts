import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WEB = resolve(import.meta.dirname, '../packages/web/src');

/** The classes of CSS modules that a source uses as `classes.name` and that its module does not have. */
const missingClasses = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(join(dirname(file), path), 'utf8');
    const used = new Set(
      [...source.matchAll(new RegExp(`(?<![\\w./'-])${name}\\.([a-z]\\w*)`, 'g'))].map(([, each = '']) => each),
    );
    return [...used]
      .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(css))
      .map((each) => `${relative(WEB, file)} ${name}.${each}`);
  });
};

test('every class that a component names exists in its CSS module', () => {
  const files = globSync(`${WEB}/**/*.tsx`);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingClasses)).toEqual([]);
});

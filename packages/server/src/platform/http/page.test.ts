import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPages } from './page.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><script src="/assets/index.js"></script></head><body><!--company--></body>',
  );
  const screens = {
    '/': ['assets/index.js', 'assets/home.js'],
    '/documents/$list': ['assets/index.js', 'assets/list.js', 'assets/list.css'],
    '/documents/view/$id': ['assets/view.js'],
    '/documents/write/{-$id}': ['assets/write.js'],
    '/documents/new': ['assets/new.js'],
  };
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens));
});

afterAll(() => rmSync(folder, { recursive: true }));

const linked = (pathname: string): string[] =>
  [...(createPages(folder, '한빛항공')?.(pathname) ?? '').matchAll(/href="\/assets\/([\w.]+)"/g)].map(
    ([, file]) => file ?? '',
  );

test.each([
  ['/', ['home.js']],
  ['/documents/requested', ['list.js', 'list.css']],
  ['/documents/requested/', ['list.js', 'list.css']],
  ['/documents/new', ['new.js']],
  ['/documents/view/7', ['view.js']],
  ['/documents/write', ['write.js']],
  ['/documents/write/7', ['write.js']],
  ['/nowhere/at/all', []],
])('the page of %s names the files of its screen, but for those that every page names', (pathname, files) => {
  expect(linked(pathname)).toEqual(files);
});

test('the name of the company stands in the page, whatever is in it', () => {
  expect(createPages(folder, '<b>A $& B</b>')?.('/')).toContain('<body>&lt;b>A $&amp; B&lt;/b></body>');
});

test('without a build there is no page', () => expect(createPages(join(folder, 'none'), 'A')).toBeUndefined());

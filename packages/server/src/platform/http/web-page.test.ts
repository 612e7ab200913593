import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage } from './web-page.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'index.html'), '<body><!--company--></body>');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the page contains the name of the company, escaped', () => {
  expect(createPage(folder, '<b>A $& B</b>')).toBe('<body>&lt;b>A $&amp; B&lt;/b></body>');
});

test('without a build there is no page', () => expect(createPage(join(folder, 'none'), 'A')).toBeUndefined());

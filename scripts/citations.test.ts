import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Applied migrations are stored with a checksum, so that their comments stay as they are. */
const FROZEN = /^packages\/server\/migrations\//;
const OWN = 'scripts/citations.test.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|md|sql|typ|conf)$/.test(file) && file !== OWN && !FROZEN.test(file))
  .filter((file) => existsSync(join(ROOT, file)));
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The anchors of a page, derived from its headings like on GitHub. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** What is wrong with a cited page and heading; undefined if both exist. */
const brokenLink = (page: string, anchor: string | undefined): string | undefined => {
  if (!existsSync(join(ROOT, page))) return `${page} does not exist`;
  return anchor === undefined || anchorsOf(textOf(page)).has(anchor) ? undefined : `${page} has no heading #${anchor}`;
};

/** `rules/approval.md#cancel`, `decisions/0199-….md` and `docs/operations.md`, wherever they are named. */
const CITATION = /(?<![\w/.-])(?:docs\/)?((?:rules|decisions)\/[\w-]+\.md|(?<=docs\/)[\w-]+\.md)(?:#([\w-]+))?/g;
const brokenCitations = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, page = '', anchor]) => brokenLink(`docs/${page}`, anchor) ?? []);

/** `[a rule](approval.md#cancel)`: the links between pages. */
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g;
const brokenLinks = (file: string): string[] =>
  [...textOf(file).matchAll(LINK)].flatMap(
    ([, target = '', anchor]) =>
      brokenLink(target === '' ? file : normalize(join(dirname(file), target)), anchor) ?? [],
  );

/** Citations by number or chapter, of documents that are not in the repository or have another name by now. */
const UNKNOWN =
  /\bspec,? \d|\b(?:of|in|has|says) the spec(?:ification)?\b|\bthe specification\b|\bdecisions?:? (?:\d|\w+, [A-Z])|\(decisions?[:,]|\bSource: (?:spec|decisions?)|\brecords? \d+|\bsections? \d|§/gi;
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*|--|#)|\/\*|\/\/ /.test(line);
const unknownIn = (file: string): string[] =>
  textOf(file)
    .split('\n')
    .flatMap((line, at) =>
      file.endsWith('.md') || isComment(line)
        ? [...line.matchAll(UNKNOWN)].map(([words]) => `${file}:${at + 1} cites "${words}"`)
        : [],
    );

test('every citation of a rule or a decision names a file and a heading that exist', () => {
  expect(files.flatMap((file) => brokenCitations(textOf(file)).map((broken) => `${file}: ${broken}`))).toEqual([]);
});

test('every link of a page has an existing file and heading', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  expect(pages.flatMap((file) => brokenLinks(file).map((broken) => `${file}: ${broken}`))).toEqual([]);
});

test('only files in the repository are cited', () => {
  expect(files.flatMap(unknownIn)).toEqual([]);
});

test('the index of decisions lists each record once, by its number and file', () => {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).map((file) => file.slice(15));
  const index = textOf('docs/decisions/README.md');
  expect([...index.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file)).toEqual(records);
});

/** A code with its Korean and English sentence, as tables of the contract declare it. */
const SENTENCES = /'?([\w-]+)'?: \{\s*(?:status: \d+,\s*)?ko:\s*(['"])(.+?)\2,\s*en:\s*(['"])(.+?)\4,?\s*\}/gs;
const declared = files
  .filter((file) => /^packages\/contract\/src\/.*(?:problems|notifications)\.ts$/.test(file))
  .flatMap((file) => [...textOf(file).matchAll(SENTENCES)]);
const rules = files
  .filter((file) => file.startsWith('docs/rules/'))
  .map(textOf)
  .join('\n');

test('the rule book has every sentence of a problem and a notification, word by word', () => {
  expect(declared.length).toBeGreaterThan(150);
  const missing = declared.filter(
    ([, code, , ko, , en]) => !rules.includes(`${code}\``) || !rules.includes(`| ${ko} | ${en} |`),
  );
  expect(missing.map(([, code]) => code)).toEqual([]);
});

test.each([
  ['rules/approval.md#no-such-heading', 'docs/rules/approval.md has no heading #no-such-heading'],
  ['docs/no-such-page.md', 'docs/no-such-page.md does not exist'],
])('a citation of a missing page is reported: %s', (citation, broken) => {
  expect(brokenCitations(`// See ${citation}.`)).toEqual([broken]);
});

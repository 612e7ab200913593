import { expect, test } from 'vitest';
import { isSafeLink, normalizeLink } from './link.ts';

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['  http://example.com ', 'http://example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['a@example.com', 'mailto:a@example.com'],
  ['example.com/path', 'https://example.com/path'],
  ['example.com:8080', 'https://example.com:8080'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://example.com', undefined],
  ['/approval', undefined],
  ['two words.com', undefined],
  ['', undefined],
])('%j becomes the link %j', (typed, link) => expect(normalizeLink(typed)).toBe(link));

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', '//example.com', 'https:///x', 'data:text/html,x'])(
  '%j is no link of rich text',
  (href) => expect(isSafeLink(href)).toBe(false),
);

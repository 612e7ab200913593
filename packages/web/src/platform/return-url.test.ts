import { describe, expect, it } from 'vitest';
import { safeReturnUrl, withReturnUrl } from './return-url.ts';

describe('returns to a valid address', () => {
  it.each(['/approval', '/approval/documents/view/7?list-type=requested#comments', '/검색?q=a%20b'])(
    'to %s',
    (path) => {
      const url = new URL(safeReturnUrl(path), location.origin);
      expect(decodeURI(url.pathname + url.search + url.hash)).toBe(decodeURI(path));
    },
  );

  it.each([
    undefined,
    7,
    '',
    'approval',
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test/x',
    '/approval/..//evil.test/x',
    'javascript:alert(1)',
    '/login?returnUrl=/login',
    '/logout',
    '/maintenance',
  ])('returns to the home page instead of %j', (given) => {
    expect(safeReturnUrl(given)).toBe('/');
  });
});

it('home needs no returnUrl', () => {
  expect(withReturnUrl('/login', '/')).toBe('/login');
  expect(withReturnUrl('/login', '/approval?a=1')).toBe('/login?returnUrl=%2Fapproval%3Fa%3D1');
});

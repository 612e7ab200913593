import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlankRichText } from './rich-text.rules.ts';

test.each([
  '',
  ' ',
  '<p></p>',
  '<p> </p>',
  '<p><br></p>',
  '<p>&nbsp;&#160;&#xA0;</p>',
  '<p>\u00a0\u3000\n\t</p>',
  '<ul><li></li></ul>',
  '<p style="color: red"><strong></strong></p>',
  '<imgx>',
  '<!-- 글 -->',
])('%j shows nothing', (html) => {
  expect(isBlankRichText(html)).toBe(true);
});

test.each([
  '가',
  '<p>가</p>',
  '<p>&nbsp;.</p>',
  '<p>🛫</p>',
  '<img src="x">',
  '<IMG>',
  '<p><hr/></p>',
  '<table></table>',
  '1 < 2',
  '<',
  'a <',
  '<p></p><p',
  '&lt;',
  '<p>0</p>',
])('%j shows something', (html) => {
  expect(isBlankRichText(html)).toBe(false);
});

test('text in tags is never blank unless it is white space', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^<>&]*$/), (text) => {
      expect(isBlankRichText(`<p>${text}</p>`)).toBe(text.trim() === '');
    }),
  );
});

test.each(['<', '<p', '<p>', '>', '&nbsp;', '< >', '<!--', '<img'])('a million times %j is judged at once', (piece) => {
  const html = piece.repeat(1_000_000);
  const from = Date.now();
  isBlankRichText(html);
  expect(Date.now() - from).toBeLessThan(3000);
});

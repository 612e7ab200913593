import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlankRichText, isBlankText } from './rich-text.rules.ts';

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
  '<p>\u200b\u200d\ufeff\u2060</p>',
  '<p>\u3164\u115f\u1160\uffa0</p><p>\u2800&nbsp;\u00ad</p>',
])('%j is blank', (html) => {
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
  '<p>👩\u200d✈\ufe0f</p>',
  '<p>\u200b.</p>',
])('%j is not blank', (html) => {
  expect(isBlankRichText(html)).toBe(false);
});

test('text in tags is blank if and only if the text alone is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^<>&]*$/), (text) => {
      expect(isBlankRichText(`<p>${text}</p>`)).toBe(isBlankText(text));
    }),
  );
});

test('a text is blank if and only if each of its characters is a space, a control, invisible or a combining mark', () => {
  for (const text of [
    undefined,
    null,
    '',
    ' \t\n\u3000\u00a0',
    '\u200b',
    '\u202e\u2066',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
  ])
    expect(isBlankText(text)).toBe(true);
  for (const text of ['\u2800', '\u00ad', '\u{e0020}', '\ufe0f', '\u0000\u0001', '\u0301'])
    expect(isBlankText(text)).toBe(true);
  for (const text of ['가', '\u1100', '.', '🛫', '\u200b가', '\u2801', 'e\u0301', '\ud800'])
    expect(isBlankText(text)).toBe(false);
});

test.each(['<', '<p', '<p>', '>', '&nbsp;', '< >', '<!--', '<img', '\u200b', '\u200ba'])(
  'a million times %j is checked immediately',
  (piece) => {
    const html = piece.repeat(1_000_000);
    const from = Date.now();
    isBlankRichText(html);
    // Linear time takes less than a second; quadratic time would take hours.
    expect(Date.now() - from).toBeLessThan(60_000);
  },
);

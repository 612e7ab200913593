import { expect, test } from 'vitest';
import { cleanRichText } from './clean-rich-text.ts';

test.each([
  '<p>가<img src=x onerror="alert(1)"></p>',
  '<p onclick="alert(1)">가</p>',
  '<script>alert(1)</script><p>가</p>',
  '<p>가</p><iframe src="https://elsewhere.example"></iframe>',
  '<p>가<svg onload="alert(1)"><script>alert(1)</script></svg></p>',
  '<p><a href="javascript:alert(1)">가</a></p>',
  '<p>가<img src="https://elsewhere.example/x.png"></p>',
  '<p style="background: url(https://elsewhere.example/x.png)">가</p>',
])('nothing executable or external remains of %s', (html) => {
  const clean = cleanRichText(html);
  expect(clean).toContain('가');
  expect(clean).not.toMatch(/script|onerror|onclick|onload|iframe|svg|elsewhere/i);
});

test('HTML of the editor is unchanged', () => {
  const clean = cleanRichText(
    '<h2>제목</h2><ul><li><p><strong>굵게</strong></p></li></ul><table><tbody><tr><td>1</td></tr></tbody></table>',
  );
  for (const tag of ['<h2>', '<li>', '<strong>', '<td']) expect(clean).toContain(tag);
});

import { expect, test } from 'vitest';
import { plainRichText } from './plain-rich-text.ts';

test.each([
  ['<p>첫 <strong>문단</strong></p><p>둘째<br>줄</p>', '첫 문단\n둘째\n줄'],
  ['<ul><li>하나</li><li>둘</li></ul>', '하나\n둘'],
  ['<table><tbody><tr><td>가</td><td>나</td></tr><tr><td>다</td><td>라</td></tr></tbody></table>', '가\t나\n다\t라'],
  ['<p>a &lt; b &amp; c</p><p><img src="data:image/png;base64,AAAA"></p>', 'a < b & c'],
  ['<p>가</p><p></p><p></p><p></p><p>나</p>', '가\n\n나'],
  ['', ''],
])('%j reads %j', (html, expected) => {
  expect(plainRichText(html)).toBe(expected);
});

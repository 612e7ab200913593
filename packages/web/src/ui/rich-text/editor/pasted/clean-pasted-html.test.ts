import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { cleanRichText } from '../clean-rich-text.ts';
import { richTextExtensions } from '../editor-extensions.ts';
import { keepFirstParagraph } from '../editor-field.tsx';
import { cleanPasted } from './clean-pasted-html.ts';

const fixtures = import.meta.glob<string>('./fixtures/*.clipboard.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The document that results from copied HTML. */
const pasted = (html: string): Document =>
  new DOMParser().parseFromString(cleanRichText(cleanPasted(html)), 'text/html');

const fixture = (name: string): Document => pasted(fixtures[`./fixtures/${name}.clipboard.txt`] ?? '');

/** Lists as `ul(가 ol(나) 다)`. */
const outline = (list: Element): string =>
  `${list.localName}(${[...list.children]
    .map((item) =>
      [...item.children].map((each) => (each.matches('ul, ol') ? outline(each) : each.textContent)).join(' '),
    )
    .join(', ')})`;
const lists = (page: Document): string[] =>
  [...page.body.querySelectorAll('ul, ol')].filter((list) => !list.closest('li')).map(outline);

const cells = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLElement>('td, th')].map((cell) =>
    [
      cell.textContent?.replaceAll('\u00a0', ' ').trim(),
      cell.style.backgroundColor || '-',
      cell.querySelector<HTMLElement>('[style*="text-align"]')?.style.textAlign || cell.style.textAlign || '-',
      cell.getAttribute('colwidth') ?? '-',
    ].join(' | '),
  );

const runs = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLElement>('span[style]')].map(
    (run) => `${run.textContent}: ${run.getAttribute('style')}`,
  );

test('lists of Word stay lists with their levels, bullets and numbers distinct', () => {
  expect(lists(fixture('word'))).toEqual(['ul(음향 퇴치기 ul(고정식), 레이저)', 'ol(견적, 계약)']);
});

test('a table of Word keeps cell colours, widths and alignment', () => {
  expect(cells(fixture('word'))).toEqual([
    '품목 | rgb(31, 56, 100) | center | 160',
    '설명 | rgb(217, 226, 243) | center | 320',
    '합계 | - | - | 160,320',
  ]);
});

test('the paper’s text and background colours of Word are removed, intended ones stay', () => {
  const page = fixture('word');
  const [title] = page.querySelectorAll<HTMLElement>('p');
  expect(title?.style.textAlign).toBe('center');
  expect([...(title?.querySelectorAll('strong') ?? [])].map(({ textContent }) => textContent).join('')).toBe(
    '2026년 구매 계획',
  );
  expect(
    runs(page)
      .filter((run) => /2026|년 구매/.test(run))
      .join(),
  ).not.toMatch(/color|background/);
  expect(runs(page).find((run) => run.startsWith('년'))).toMatch(/HY헤드라인M.*, .?Pretendard Variable.*sans-serif/);
  expect(runs(page).find((run) => run.startsWith('계약'))).toMatch(
    /color: rgb\(192, 0, 0\).*background-color: yellow|background-color: yellow.*color: rgb\(192, 0, 0\)/,
  );
  // White on the dark shade of its cell.
  expect(runs(page).find((run) => run.startsWith('품목'))).toMatch(/color: white/);
});

test('cells of Excel keep colour, width and alignment', () => {
  expect(cells(fixture('excel'))).toEqual([
    '번호 | rgb(32, 55, 100) | center | 94',
    '품목 | rgb(32, 55, 100) | center | 166',
    '금액 | rgb(32, 55, 100) | center | 94',
    '1 | rgb(255, 242, 204) | center | 94',
    '음향 퇴치기 | - | - | 166',
    '1,200,000 | - | right | 94',
    '합계 | rgb(255, 242, 204) | center | 94,166',
    '1,200,000 | - | right | 94',
  ]);
});

test('text of Excel keeps emphasis but not the black of every cell', () => {
  const page = fixture('excel');
  expect([...page.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['번호', '품목', '금액']);
  expect(runs(page).find((run) => run.startsWith('퇴치기'))).toMatch(/color: (red|rgb\(255, 0, 0\)|#ff0000)/);
  expect(runs(page).find((run) => run.startsWith('1,200'))).toBeUndefined();
});

test('hanging indents of HWP become a list, and typed bullets stay text', () => {
  const page = fixture('hwp');
  expect(lists(page)).toEqual(['ul(음향 퇴치기, 레이저)', 'ol(견적을 받는다., 계약한다.)']);
  expect(page.body.textContent).toContain('□ 대');
});

test('a table of HWP keeps colour, widths and alignment, without empty paragraphs around it', () => {
  const page = fixture('hwp');
  expect(cells(page)).toEqual([
    '구분 | rgb(214, 228, 240) | center | 94',
    '내용 | - | center | 283',
    '장비 | - | center | 94',
    '음향 | - | - | 283',
    '레이저 | - | - | 283',
  ]);
  expect(page.querySelector('table')?.previousElementSibling?.textContent).toContain('□');
});

test('text of HWP stays bold, without its white background', () => {
  const page = fixture('hwp');
  const bold = [...page.querySelectorAll('strong')].map(({ textContent }) => textContent);
  expect(bold).toEqual(['조류 퇴치 장비 구매', '구분']);
  expect(runs(page).join()).not.toContain('background');
  expect(runs(page).find((run) => run.startsWith('레이저'))).toMatch(/rgb\(0, 0, 255\)|#0000ff/);
  expect(runs(page).find((run) => run.startsWith('견적'))).toContain('Gulim, AppleGothic');
});

test.each([
  ['#000000', ''],
  ['rgb(20, 20, 20)', ''],
  ['windowtext', ''],
  ['#fff', ''],
  ['#f8f8f8', ''],
])('the text colour of %s is removed', (ink, left) => {
  expect(runs(pasted(`<p><span style="color:${ink}">글</span></p>`)).join()).toBe(left);
});

test.each(['#c00000', '#1f3864', '#868e96'])('ink of %s stays', (ink) => {
  expect(runs(pasted(`<p><span style="color:${ink}">글</span></p>`)).join()).toContain('color');
});

test('a centred title that is pasted into an empty paragraph stays centred, and joins one that is written', () => {
  const into = (content: string): string => {
    const editor = new Editor({
      extensions: richTextExtensions,
      content,
      editorProps: { transformPastedHTML: cleanPasted, transformPasted: keepFirstParagraph },
    });
    editor.commands.focus('end');
    editor.view.pasteHTML('<p style="text-align:center">제목</p><p>글</p>', new Event('paste') as ClipboardEvent);
    const html = editor.getHTML();
    editor.destroy();
    return html;
  };
  expect(into('')).toBe('<p style="text-align: center;">제목</p><p>글</p>');
  expect(into('<p>앞</p>')).toBe('<p>앞제목</p><p>글</p>');
});

test('a font of the editor’s own list is kept', () => {
  const page = pasted(`<p><span style='font-family:"맑은 고딕"'>글</span></p>`);
  expect(page.querySelector('span')?.style.fontFamily.replaceAll('"', '')).toBe(
    'Malgun Gothic, AppleGothic, sans-serif',
  );
});

test('text copied in the editor itself is unchanged', () => {
  const editor = new Editor({ extensions: richTextExtensions });
  const html = '<p data-pm-slice="1 1 []"><span style="color: #000000">글</span></p>';
  expect(cleanPasted(html)).toBe(html);
  editor.destroy();
});

test('a merged cell over columns without known widths has no width', () => {
  const page = pasted('<table><tr><td colspan="2">가</td><td width="80">나</td></tr></table>');
  expect([...page.querySelectorAll('td')].map((cell) => cell.getAttribute('colwidth'))).toEqual([null, '80']);
});

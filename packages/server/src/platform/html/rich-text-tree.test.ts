import { describe, expect, test } from 'vitest';
import { readRichText } from './rich-text-tree.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const blocks = (html: string) => readRichText(sanitizeRichText(html)).blocks;
const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] });

describe('rich text as data', () => {
  test.each([
    ['<p>가</p><p></p><p>나</p>', [paragraph('가'), { kind: 'paragraph', runs: [] }, paragraph('나')]],
    ['맨 글<p>가</p>', [paragraph('맨 글'), paragraph('가')]],
    ['<p>\n  금  액\n</p>\n', [paragraph(' 금  액 ')]],
    ['<ol start="3"><li><p>가</p></li></ol>', [{ kind: 'list', ordered: true, start: 3, items: [[paragraph('가')]] }]],
    ['<pre><code>a\n  b</code></pre><hr>', [{ kind: 'code', text: 'a\n  b' }, { kind: 'rule' }]],
    ['<h2 style="text-align:center">가</h2>', [{ kind: 'heading', level: 2, runs: [{ text: '가' }], align: 'center' }]],
  ])('%s', (html, expected) => expect(blocks(html)).toEqual(expected));

  test('marks of nested elements add up', () => {
    const html = '<p><strong>가<span style="color: rgb(255,0,0); font-size: 16px">나</span></strong><br>다</p>';
    const marked = { text: '나', bold: true, color: '#ff0000', size: 12 };
    const runs = [{ text: '가', bold: true }, marked, { text: '\n' }, { text: '다' }];
    expect(blocks(html)).toEqual([{ kind: 'paragraph', runs }]);
  });

  test('pictures are stored separately by key', () => {
    const { blocks, images } = readRichText('<img src="data:image/png;base64,AAEC" width="20">');
    expect(blocks).toEqual([{ kind: 'image', key: 'image-1', width: 20 }]);
    expect([...(images.get('image-1') ?? [])]).toEqual([0, 1, 2]);
  });
});

describe('tables', () => {
  const table = (rows: string) => {
    const [first] = blocks(`<table><tbody>${rows}</tbody></table>`);
    return first?.kind === 'table' ? first : undefined;
  };
  const places = (rows: string) => table(rows)?.cells.map(({ x, y, colspan, rowspan }) => [x, y, colspan, rowspan]);

  test('cells are placed as in a browser', () => {
    const rows = '<tr><td rowspan="2">a<td colspan="2">b<tr><td>c<td>d';
    expect(places(rows)).toEqual([
      [0, 0, 1, 2],
      [1, 0, 2, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
    ]);
  });

  test('spans stay within the table and cover no other cell', () => {
    const rows = '<tr><td>a<td rowspan="99">b<tr><td colspan="99">c';
    expect(places(rows)).toEqual([
      [0, 0, 1, 1],
      [1, 0, 1, 2],
      [0, 1, 1, 1],
    ]);
  });

  test('header rows are the top rows that no cell spans out of', () => {
    expect(table('<tr><th>a<tr><td>b')?.headerRows).toBe(1);
    expect(table('<tr><th rowspan="2">a<th>b<tr><td>c')?.headerRows).toBe(0);
    expect(table('<tr><th>a')?.headerRows).toBe(0);
  });

  test('a background is printed as it appears on paper, with a readable text colour', () => {
    const cells = table(
      '<tr><td style="background-color: #203764">a<td style="background-color: rgba(0, 0, 0, 0.5)">b<td>c',
    )?.cells;
    expect(cells?.map(({ fill, ink }) => [fill, ink])).toEqual([
      ['#203764', '#ffffff'],
      ['#808080', '#ffffff'],
      [undefined, undefined],
    ]);
  });

  test('a table whose spans need millions of grid positions is refused at once', () => {
    expect(() => table(`<tr>${'<td colspan="99" rowspan="999">a'.repeat(100)}${'<tr>'.repeat(999)}`)).toThrow(
      RangeError,
    );
  });
});

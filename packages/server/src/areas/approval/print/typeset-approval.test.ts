import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readPdfPages, readPdfPictures, readPdfPlaces } from '#testing/pdf-text';
import { sanitizeRichText } from '../../../platform/html/sanitize-rich-text.ts';
import { createPdfCompiler, type PdfCompiler } from '../../../platform/pdf/compile-pdf.ts';
import { itself } from '../../../platform/workers/worker-caller.ts';
import { createWorkers } from '../../../platform/workers/worker-pool.ts';
import { samplePrintable } from './printable-document.fixture.ts';
import type { PrintableDocument } from './printable-document.ts';
import { printDocument } from './typeset-approval.ts';

const workers = createWorkers();
const compiler = createPdfCompiler(workers);
afterAll(() => workers.close());

const printWith = (own: PdfCompiler, document: PrintableDocument) =>
  printDocument(own, itself, () => Promise.resolve(document));

const print = async (changes: Partial<PrintableDocument> = {}) => {
  const content = changes.content === undefined ? {} : { content: sanitizeRichText(changes.content) };
  const pdf = await printWith(compiler, samplePrintable({ ...changes, ...content }));
  const pages = readPdfPages(pdf);
  const raw = Buffer.from(pdf).toString('latin1');
  return { raw, pages, text: pages.join(''), pictures: readPdfPictures(pdf) };
};

const square = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (base64: string) => `<img src="data:image/png;base64,${base64}">`;

describe('a memo', () => {
  test('is one tagged page in Korean with selectable text', async () => {
    const { raw, pages, text } = await print();
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/Lang (ko)');
    expect(raw).toContain('/StructTreeRoot');
    expect(pages).toHaveLength(1);
    for (const part of [
      '일반품의서',
      '활주로 조류 퇴치 장비 구매의 건',
      '재가하여 주시기',
      '검토 부탁드립니다.',
      '견적서.',
    ])
      expect(text).toContain(part);
  });

  test('has the approval box with every name, mark and date', async () => {
    const { text } = await print();
    for (const part of ['기안', '1 결재', '2 합의', '3 결재', '이서연', '박지훈', '최유진', '정하늘'])
      expect(text).toContain(part);
    for (const part of ['상신', '승인', '보류', '11.20', '11.21']) expect(text).toContain(part);
  });

  test('has its number and "page of pages" on every page', async () => {
    const { pages } = await print({ content: '<p>긴 글</p>'.repeat(120) });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain('LA-2026-000123');
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    });
  });

  test('has "-" instead of a number while it is a draft, and no mark', async () => {
    const drafter = { name: '김도현', position: '기장', department: '운항팀', date: null };
    const { pages, text } = await print({ number: '-', drafter, steps: [], comments: [] });
    expect(pages[0]).toMatch(/문서번호\s*-/);
    expect(text).not.toContain('상신');
  });

  test("shows its number, drafter and day left of the box, however long a department's name is", async () => {
    const department = '국제선운항통제및객실승무지원합동준비위원회 '.repeat(3).trim();
    const drafter = { ...samplePrintable().drafter, department };
    const pdf = await printWith(compiler, samplePrintable({ drafter, completedOn: '2026-11-24 (화)' }));
    const places = readPdfPlaces(pdf);
    const text = places.map((place) => place.text).join(' ');
    expect(text).toMatch(/문서번호\s+LA-2026-000123/);
    expect(text).toMatch(/상신일\s+2026-11-20 \(금\)\s+완료일\s+2026-11-24 \(화\)/);
    expect(text.replace(/\s/g, '')).toContain(department.replace(/\s/g, ''));
    const side = places.find((place) => place.text.includes('결'))?.x ?? 0;
    const label = places.find((place) => place.text.includes('완료일'))?.x ?? 0;
    expect(label).toBeLessThan(side);
  });

  test('has its box in several rows for thirty people', async () => {
    const people = Array.from({ length: 30 }, (_, index) => ({
      ...{ position: '과장', name: `동의${index}`, mark: 'Approved' as const, date: '11.21' },
    }));
    const { text } = await print({ steps: [{ seq: 1, label: '합의', people }] });
    for (const { name } of people) expect(text).toContain(name);
  });

  test('shows the former approver below a name, without breaking words', async () => {
    const heir = { position: '대표이사', name: '한도윤', note: '이서연에게서 인계', mark: null, date: null };
    const { text } = await print({ steps: [{ seq: 1, label: '결재', people: [heir] }] });
    expect(text).toMatch(/한도윤\s+이서연에게서\s+인계/);
  });

  test('for leave lists its days', async () => {
    const periods = [{ date: '2026-11-20', type: '오전 반차' }];
    const { text } = await print({ leave: { absenceType: '연차휴가', contact: '010-1234-5678', periods } });
    for (const part of ['연차휴가', '010-1234-5678', '2026-11-20', '오전 반차']) expect(text).toContain(part);
  });
});

describe('content', () => {
  test.each([
    '#import "x.typ": *',
    '$x^2$ *별* _밑줄_ `코드`',
    '\\ ] [ } { @ref // 주석',
    '= 제목',
    '#panic("x")',
    '#sys.inputs.data',
    '"); #read("/etc/passwd")',
  ])('%s is printed correctly at every position', async (text) => {
    const comment = { name: text, position: text, at: '', text, action: text };
    const changes = {
      title: text,
      referrers: [text],
      comments: [comment],
      attachedFiles: [{ name: text, size: text }],
    };
    const escaped = text.replaceAll('<', '&lt;');
    const printed = await print({ ...changes, content: `<h1>${escaped}</h1><p>${escaped}</p><pre>${escaped}</pre>` });
    expect(printed.text.replace(/[\s\u200b]/g, '').split(text.replace(/\s/g, '')).length).toBeGreaterThanOrEqual(9);
  });

  test('keeps headings, nested lists, tables with spans, marks and links', async () => {
    const { raw, text } = await print({
      content: `<h2>구매 내역</h2><ol start="3"><li><p>셋째</p><ul><li><p>안쪽</p></li></ul></li></ol>
        <table><tbody><tr><th rowspan="2"><p>품목</p></th><th colspan="2"><p>금액</p></th></tr>
        <tr><th><p>올해</p></th><th><p>내년</p></th></tr><tr><td><p>차량</p></td><td colspan="9"><p>합계</p></td></tr></tbody></table>
        <p><strong>굵게</strong><span style="color: #b3261e; font-size: 18px">크게</span><a href="https://example.com/a">링크</a></p>
        <blockquote><p>인용</p></blockquote><hr><p style="text-align: right">오른쪽</p>`,
    });
    for (const part of [
      '구매 내역',
      '3.',
      '셋째',
      '안쪽',
      '품목',
      '금액',
      '올해',
      '차량',
      '합계',
      '굵게',
      '크게',
      '링크',
      '오른쪽',
    ])
      expect(text).toContain(part);
    expect(raw).toContain('https://example.com/a');
    for (const tag of ['/S /Table', '/S /THead', '/S /L\n', '/S /BlockQuote', '/S /Link']) expect(raw).toContain(tag);
  });

  test.each([
    [-5, ['5.', '4.']],
    [0, ['0.', '1.']],
    [999_998, ['999998.', '999999.']],
  ])('numbers a list from %i', async (start, numbers) => {
    const { text } = await print({ content: `<ol start="${start}"><li>가</li><li>나</li></ol>` });
    for (const number of numbers) expect(text).toContain(number);
  });

  test('repeats the header of a table that continues on the next page', async () => {
    const rows = '<tr><td><p>행</p></td></tr>'.repeat(120);
    const { pages } = await print({ content: `<table><tr><th><p>머리글</p></th></tr>${rows}</table>` });
    expect(pages.filter((page) => page.includes('머리글')).length).toBeGreaterThanOrEqual(3);
  });

  test.each([1, 3, 6, 8])('a photo is printed as it is shown, with its own orientation: %i', async (orientation) => {
    const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } })
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
    const image = (attributes = '') => `<img src="data:image/jpeg;base64,${photo.toString('base64')}"${attributes}>`;
    const { pictures } = await print({ content: `${image()}${image(' width="100"')}` });
    const isTurned = orientation > 4;
    expect(pictures).toEqual([
      isTurned ? { width: 150, height: 300 } : { width: 300, height: 150 },
      isTurned ? { width: 75, height: 150 } : { width: 75, height: 38 },
    ]);
  });

  test('a broken picture is replaced by a note, the others are printed', async () => {
    const broken = [picture('AAAA'), picture(`${square.slice(0, 60)}AAAA`)];
    const { raw, text } = await print({ content: `<p>그림</p>${broken.join('')}${picture(square)}` });
    expect(text.split('표시할 수 없는 그림')).toHaveLength(3);
    expect(raw).toContain('/Subtype /Image');
  });

  test.each([
    ['emoji and other scripts', '<p>😀✈️ 漢字 かな العربية עברית ไทย</p>끝'],
    ['half of a character and control characters', '<p>\ud800 \u0000\u0001\u0007 \u202e</p>끝'],
    ['deep lists', `${'<ul><li><p>가</p>'.repeat(33)}끝`],
    ['deep quotes', `${'<blockquote>'.repeat(90)}끝`],
    ['deep tables', `${'<table><tr><td>'.repeat(30)}끝`],
    ['a table without order', '<table><tr></tr><tr><td rowspan="900" colspan="900"><td><th>끝</table>'],
    ['a word longer than the line', `<p>${'가나다abc'.repeat(300)}</p><p>${'x'.repeat(900)}</p>끝`],
    ['nothing but a list without items', '<ul></ul><ol></ol><table></table>끝'],
  ])('%s are harmless', async (_, content) => expect((await print({ content })).text).toContain('끝'));
});

describe('characters', () => {
  test.each([
    ['hanja', '大韓民國 航空 鞦韆 樂', ['Pretendard', 'NotoSansKR']],
    ['kana', 'ひらがな カタカナ 日本語', ['NotoSansKR']],
    ['brackets', '「가」『나』【다】〈라〉《마》', ['NotoSansKR']],
    ['symbols', '→①㉠㎏℃✓★√∴ ℘ ⊕', ['NotoSansKR', 'DejaVuSans']],
    ['Cyrillic and Greek', 'Русский Ελληνικά', ['Pretendard']],
    ['Vietnamese and other Latin', 'Nguyễn ặ Łódź ŷ Ʒ', ['Pretendard']],
    ['emoji', '😀🚨⚠', ['NotoEmoji']],
    ['Hebrew', 'עברית', ['DejaVuSans']],
  ])('of %s are printed, in embedded fonts', async (_, letters, fonts) => {
    const { raw, text } = await print({ content: `<p>${letters}</p><p><strong>${letters}</strong></p>` });
    for (const letter of letters.replaceAll(' ', '')) expect(text.split(letter).length).toBeGreaterThanOrEqual(3);
    for (const font of fonts) expect(raw).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`));
    expect(raw.split('/FontFile').length).toBe(raw.split('/Type /FontDescriptor').length);
  });
});

test('without a glyph in any font are printed as a box', async () => {
  expect((await print({ content: '<p>앞\u{f1234}뒤</p>' })).text).toMatch(/앞\s*□\s*뒤/);
});

test.each([
  ['a heading', (letters: string) => `<h1>${letters}</h1>`, 32],
  ['a paragraph', (letters: string) => `<p>${letters}</p>`, 51],
])('of maximum width without a blank stay within the page in %s', async (_, around, mostInALine) => {
  const content = sanitizeRichText(around('W'.repeat(220)));
  const places = readPdfPlaces(await printWith(compiler, samplePrintable({ content })));
  const lines = places.map(({ text }) => text.replaceAll('\u200b', '')).filter((text) => /^W+$/.test(text));
  expect(lines.join('')).toHaveLength(220);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(mostInALine);
});

describe('a table of many columns', () => {
  const rows = (columns: number, row: (column: number) => string) =>
    `<tr>${Array.from({ length: columns }, (_, column) => `<td><p>${row(column + 1)}</p></td>`).join('')}</tr>`;
  const table = (columns: number) =>
    `<table>${rows(columns, (column) => `열${column}끝`)}${rows(columns, (column) => `${1000 + column}`)}</table>`;
  const printedPlaces = async (columns: number) => {
    const pdf = await printWith(compiler, samplePrintable({ content: sanitizeRichText(table(columns)) }));
    return readPdfPlaces(pdf);
  };
  const pageWidth = 595;

  test.each([12, 26, 40, 100])('%i of them are within the page, none is missing', async (columns) => {
    const places = await printedPlaces(columns);
    expect(Math.max(...places.map(({ x }) => x))).toBeLessThan(pageWidth - 56);
    const text = places.map(({ text }) => text).join('');
    for (let column = 1; column <= columns; column += 1) expect(text).toContain(`${1000 + column}`);
    expect(text).toContain(`열${columns}끝`);
  });

  test('breaks a date and a telephone number only if its column is too narrow for them', async () => {
    const numbers = ['2026-11-19', '010-1234-5678'];
    const printed = async (columns: number) => {
      const cells = (column: number) => numbers[column % 3] ?? '김도현';
      const { text } = await print({ content: `<table>${rows(columns, cells)}</table>` });
      return numbers.map((number) => text.split(number).length - 1);
    };
    expect(await printed(5)).toEqual([1, 2]);
    expect(await printed(12)).toEqual([0, 0]);
  });

  test('keeps the widest characters without a blank within their column', async () => {
    const content = sanitizeRichText(`<table>${rows(2, (column) => 'W'.repeat(80 * column))}</table>`);
    const places = readPdfPlaces(await printWith(compiler, samplePrintable({ content })));
    const lines = places.map(({ text }) => text.replaceAll('\u200b', '')).filter((text) => /^W+$/.test(text));
    expect(lines.join('')).toHaveLength(240);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(26);
  });

  test('continues below with its first column in every part', async () => {
    const { text } = await print({ content: table(40) });
    expect(text).toContain('1–21 / 40');
    expect(text).toContain('22–40 / 40');
    expect(text.split('열1끝')).toHaveLength(3);
  });

  test('fits a month of single letters in one part', async () => {
    const { text } = await print({ content: `<table>${rows(32, (column) => (column === 1 ? 'Pilot' : 'D'))}</table>` });
    expect(text).not.toContain('/ 32');
  });
});

describe('the compiler', () => {
  test('does not let short documents wait for a long one', async () => {
    const two = createWorkers({ patienceMs: 50 });
    const patient = createPdfCompiler(two, { timeoutMs: 5_000 });
    const long = sanitizeRichText('<p>활주로 조류 퇴치 장비를 구매하고자 합니다.</p>'.repeat(20_000));
    const order: string[] = [];
    await Promise.all([
      printWith(patient, samplePrintable({ content: long })).then(
        () => order.push('long'),
        () => order.push('long'),
      ),
      printWith(patient, samplePrintable()).then(() => order.push('short')),
    ]);
    two.close();
    expect(order).toEqual(['short', 'long']);
  });

  test('aborts a document that takes too long, and sets the next one', async () => {
    const hurried = createPdfCompiler(workers, { timeoutMs: 700 });
    const endless = sanitizeRichText('<p>활주로 조류 퇴치 장비를 구매하고자 합니다.</p>'.repeat(60_000));
    await expect(printWith(hurried, samplePrintable({ content: endless }))).rejects.toMatchObject({
      code: 'too-large',
    });
    expect((await print()).pages).toHaveLength(1);
  });

  test('sets concurrent documents each with its own picture and text', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `문서 ${index}번`);
    const all = await Promise.all(names.map((name) => print({ content: `<p>${name}</p>${picture(square)}` })));
    for (const [index, { text }] of all.entries()) expect(text).toContain(names[index]);
  });
});

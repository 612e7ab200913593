import { expect, it } from 'vitest';
import { fileNameOf, hindranceOf, type Row, readyRows, rowOf, summaryOf } from './upload-batch-rows.ts';

const free = { exists: false, docId: null, mayOverwrite: false };
const file = (name: string) => new File(['x'], name);
const row = (name: string, change: Partial<Row> = {}): Row => ({
  ...rowOf(file(name), undefined),
  there: free,
  ...change,
});

it('a title is derived from the name of the file, in its stored form', () => {
  const long = rowOf(file(`${'가'.repeat(60)}.PDF`), undefined);
  expect(long.title).toBe('가'.repeat(40));
  expect(fileNameOf(long)).toBe(`${'가'.repeat(40)}.pdf`);
});

it('a duplicate name is sent once, ignoring case and Unicode composition', () => {
  const rows = [row('Plan.docx'), row('plan.DOCX'), row('plan.pdf'), row('한글.pdf'.normalize('NFD')), row('한글.pdf')];
  expect(rows.map((each) => hindranceOf(each, rows))).toEqual([undefined, 'double', undefined, undefined, 'double']);
});

it('an existing document is revised only if the user may and wants to', () => {
  const mine = { exists: true, docId: 3, mayOverwrite: true };
  const rows = [
    row('a.pdf', { there: mine }),
    row('b.pdf', { there: mine, revises: true }),
    row('c.pdf', { there: { ...mine, mayOverwrite: false }, revises: true }),
    row('d.pdf', { there: undefined }),
    row('e.pdf', { title: ' ' }),
    row('f.exe', { refusal: '안 됨' }),
    row('g.pdf'),
  ];
  expect(rows.map((each) => hindranceOf(each, rows))).toEqual([
    'left-out',
    undefined,
    'not-yours',
    'asking',
    'title',
    'refused',
    undefined,
  ]);
  expect(readyRows(rows).map(({ file: { name } }) => name)).toEqual(['b.pdf', 'g.pdf']);
});

it('a sent file is not sent again, a failed one may be', () => {
  const rows = [row('a.pdf', { state: 'sent' }), row('b.pdf', { state: 'failed' }), row('c.pdf', { state: 'sending' })];
  expect(readyRows(rows).map(({ file: { name } }) => name)).toEqual(['b.pdf']);
  expect(summaryOf(rows)).toEqual({ sent: 1, failed: 1, left: 0 });
});

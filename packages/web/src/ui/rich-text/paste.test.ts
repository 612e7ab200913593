import { expect, test } from 'vitest';
import { picturesIn } from './paste.ts';

const png = new File(['x'], 'a.png', { type: 'image/png' });
const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' });
const clipboard = (files: File[], html = '') => ({ files: files as unknown as FileList, getData: () => html });

test('a pasted picture is embedded, other files are not', () => {
  expect(picturesIn(clipboard([png, pdf]))).toEqual([png]);
});

test('a picture copied from a page comes with its tag and is embedded', () => {
  expect(picturesIn(clipboard([png], '<meta charset="utf-8"><!--x--><img src="https://example.com/a.png">'))).toEqual([
    png,
  ]);
});

test('a table copied from a spreadsheet comes as text, not as its picture', () => {
  expect(picturesIn(clipboard([png], '<style>td{color:red}</style><table><tr><td>1</td></tr></table>'))).toEqual([]);
});

test('nothing on the clipboard holds no picture', () => expect(picturesIn(null)).toEqual([]));

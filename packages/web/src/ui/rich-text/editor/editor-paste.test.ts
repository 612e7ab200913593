import { expect, test } from 'vitest';
import { filesIn, losesPictures } from './editor-paste.ts';

const png = new File(['x'], 'a.png', { type: 'image/png' });
const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' });
const clipboard = (files: File[], html = '') => ({ files: files as unknown as FileList, getData: () => html });

test('pasted pictures are accepted and other files refused by name', () => {
  expect(filesIn(clipboard([png, pdf]))).toEqual([png, pdf]);
  expect(filesIn(clipboard([pdf]))).toEqual([pdf]);
});

test('when a file manager adds the file name as text, a picture is embedded, and for other files the name is pasted', () => {
  const named = (files: File[]) => ({
    files: files as unknown as FileList,
    getData: (type: string) => (type === 'text/plain' ? 'a.pdf' : ''),
  });
  expect(filesIn(named([png]))).toEqual([png]);
  expect(filesIn(named([pdf]))).toEqual([]);
});

test('a picture copied from a page with its tag is embedded', () => {
  expect(filesIn(clipboard([png], '<meta charset="utf-8"><!--x--><img src="https://example.com/a.png">'))).toEqual([
    png,
  ]);
});

test('a table copied from a spreadsheet is pasted as text, not as its picture', () => {
  expect(filesIn(clipboard([png], '<style>td{color:red}</style><table><tr><td>1</td></tr></table>'))).toEqual([]);
});

test('nothing on the clipboard holds no picture', () => expect(filesIn(null)).toEqual([]));

test.each([
  ['a picture of another page', '<p>앞 <img src="https://example.com/a.png"> 뒤</p>', true],
  ['a picture of a document on this machine', '<p>앞</p><img src="file:///C:/a.png">', true],
  ['a picture that is in the text itself', '<p>앞</p><img src="data:image/png;base64,AA==">', false],
  ['a picture in the text of a format that is not kept', '<p>앞</p><img src="data:image/bmp;base64,Qk0=">', true],
  ['a speck of a mail', '<p>앞</p><img width="1" height="1" src="https://example.com/seen">', false],
  ['a picture alone, which comes as a file', '<img src="https://example.com/a.png">', false],
  ['nothing but text', '<p>앞</p>', false],
])('detects whether pictures are lost: %s', (_what, html, isLost) => {
  expect(losesPictures(clipboard([], html))).toBe(isLost);
});

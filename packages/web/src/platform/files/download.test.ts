import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

const named = (name: string): string => fileNameOf(new Headers({ 'x-filename': name }));

it('a file has the name of x-filename, decoded', () => {
  expect(named(encodeURIComponent('견적서 (최종).pdf'))).toBe('견적서 (최종).pdf');
});

it('a name that is not encoded stays as it is', () => {
  expect(named('100%.pdf')).toBe('100%.pdf');
});

it('a file without a name has one all the same', () => {
  expect(fileNameOf(new Headers())).toBe('download');
});

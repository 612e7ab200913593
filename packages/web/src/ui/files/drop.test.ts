import { describe, expect, test } from 'vitest';
import { changeFiles, type FileItem } from './drop-items.ts';
import { formatBytes, formatExcess, formatLimit, refusalOfFile } from './drop-limits.ts';

const limits = { maxBytes: 10_000_000, blockedExtensions: ['exe', 'js'] };

test.each([
  ['report.pdf', 10_000_000, undefined],
  ['report.pdf', 10_000_001, 'too-large'],
  ['setup.EXE', 1, 'blocked'],
  ['a.pdf.js', 1, 'blocked'],
  ['a.exe ', 1, 'blocked'],
  ['exe', 1, undefined],
  ['a.exe.pdf', 1, undefined],
])('%s of %i bytes is refused as %s', (name, size, refusal) => {
  expect(refusalOfFile({ name, size }, limits)).toBe(refusal);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [84_000, '84 kB'],
  [1_234_567, '1.2 MB'],
  [10_000_000, '10 MB'],
  [250_000_000, '250 MB'],
])('%i bytes are shown as %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown));

test('the size of a file one byte too large is not shown as equal to the limit', () => {
  expect(formatExcess(10_000_001, 10_000_000)).toBe('10,000,001 B');
  expect(formatExcess(12_345_678, 10_000_000)).toBe('12.3 MB');
});

describe('the chosen files', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 });
  const two = changeFiles([], { kind: 'add', files: [file('a.pdf'), file('b.pdf')] });
  const states = (items: FileItem[]) => items.map(({ file: { name }, state }) => `${name}:${state}`).join(' ');
  const keyOf = (place: number) => two[place]?.key ?? '';

  test('are listed once however often they are chosen', () => {
    expect(states(changeFiles(two, { kind: 'add', files: [file('a.pdf')] }))).toBe('a.pdf:waiting b.pdf:waiting');
  });

  test('a failed one keeps its reason until it is retried', () => {
    const failed = changeFiles(two, { kind: 'failed', key: keyOf(0), reason: 'lost' });
    expect(failed[0]).toMatchObject({ state: 'failed', reason: 'lost' });
    const progressed = changeFiles(failed, { kind: 'progress', key: keyOf(0), progress: 0.5 });
    expect(progressed[0]).toMatchObject({ state: 'sending', progress: 0.5 });
    expect(progressed[0]).not.toHaveProperty('reason');
  });

  test('one is removed, the others stay', () => {
    expect(states(changeFiles(two, { kind: 'remove', key: keyOf(0) }))).toBe('b.pdf:waiting');
  });
});

test.each([
  [31_457_280, '30 MB'],
  [52_428_800, '50 MB'],
  [10_000_000, '10 MB'],
])('a limit of %i bytes is shown as %s', (bytes, shown) => expect(formatLimit(bytes)).toBe(shown));

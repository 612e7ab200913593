import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decoded, encodingOf } from './decode-text.ts';

async function* pieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

const read = async (content: Uint8Array, size: number): Promise<[string, string]> => {
  const encoding = await encodingOf(pieces(content, size));
  let text = '';
  for await (const piece of decoded(pieces(content, size), encoding)) text += piece;
  return [encoding, text];
};

test.for([1, 2, 3, 64])('letters split between chunks of %i bytes are read whole, in every encoding', async (size) => {
  const text = '항공기 정비, MEL 😀';
  expect(await read(Buffer.from(text), size)).toEqual(['utf-8', text]);
  expect(await read(Buffer.from(`\ufeff${text}`), size)).toEqual(['utf-8', text]);
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'), size)).toEqual(['utf-16le', text]);
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), size)).toEqual(['utf-16be', text]);
  expect(await read(Buffer.from('c7d7b0f8b1e2208c63', 'hex'), size)).toEqual(['cp949', '항공기 똠']);
});

test('an empty text, and one that ends within a letter, can be read', async () => {
  expect(await read(Buffer.from(''), 1)).toEqual(['utf-8', '']);
  expect((await read(Buffer.from('가나').subarray(0, 5), 2))[0]).toBe('cp949');
});

const damaged = (before: string, bytes: string, after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from(bytes, 'hex'), Buffer.from(after)]);

test.each([
  ['one bad byte', damaged('정비 기록\n둘째 줄 ', 'a0', ' 셋째'), '정비 기록\n둘째 줄 \ufffd 셋째'],
  ['a letter that is cut off at the end', damaged('정비 기록', 'eab8', ''), '정비 기록\ufffd'],
  ['a byte of another encoding', damaged('운항 ', 'ff', ' 규정'), '운항 \ufffd 규정'],
])('UTF-8 with %s stays UTF-8, with one replacement character in its place', async (_what, content, expected) => {
  expect(await read(content, 3)).toEqual(['utf-8', expected]);
});

test.each(['정비 기록 둘째 줄', '서울 사고 조사', '한국항공 안전보안실 회의록', '航空 安全 保安'])(
  'CP949 is still detected: %s',
  async (text) => {
    const content = iconv.encode(text, 'cp949');
    expect(await read(content, 4)).toEqual(['cp949', text]);
  },
);

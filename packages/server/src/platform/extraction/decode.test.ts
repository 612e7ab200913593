import { expect, test } from 'vitest';
import { decoded, encodingOf } from './decode.ts';

async function* pieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

const read = async (content: Uint8Array, size: number): Promise<[string, string]> => {
  const encoding = await encodingOf(pieces(content, size));
  let text = '';
  for await (const piece of decoded(pieces(content, size), encoding)) text += piece;
  return [encoding, text];
};

test.for([1, 2, 3, 64])('letters that lie over pieces of %i bytes stay whole, whatever the encoding', async (size) => {
  const text = '항공기 정비, MEL 😀';
  expect(await read(Buffer.from(text), size)).toEqual(['utf-8', text]);
  expect(await read(Buffer.from(`\ufeff${text}`), size)).toEqual(['utf-8', text]);
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'), size)).toEqual(['utf-16le', text]);
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), size)).toEqual(['utf-16be', text]);
  expect(await read(Buffer.from('c7d7b0f8b1e2208c63', 'hex'), size)).toEqual(['cp949', '항공기 똠']);
});

test('an empty text, and one that ends within a letter, are read too', async () => {
  expect(await read(Buffer.from(''), 1)).toEqual(['utf-8', '']);
  expect((await read(Buffer.from('가나').subarray(0, 5), 2))[0]).toBe('cp949');
});

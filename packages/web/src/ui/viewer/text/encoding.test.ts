import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['Korean as it is written today', utf8('활주로 점검'), 'utf-8'],
  ['a letter that is cut in two at the end', utf8('활주로').slice(0, -1), 'utf-8'],
  ['Korean of older Windows', new Uint8Array([0xc8, 0xb0, 0xc1, 0xd6, 0xb7, 0xce]), 'euc-kr'],
  ['two bytes a letter', new Uint8Array([0xff, 0xfe, 0x01, 0x00]), 'utf-16le'],
  ['the same the other way', new Uint8Array([0xfe, 0xff, 0x00, 0x41]), 'utf-16be'],
  ['what is no text', new Uint8Array([0x4d, 0x5a, 0x00, 0x01]), undefined],
  ['nothing at all', new Uint8Array(), 'utf-8'],
])('detects %s by its first bytes', (_, bytes, encoding) => expect(encodingOf(bytes)).toBe(encoding));

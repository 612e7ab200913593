import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(new Uint8Array(32).fill(1));
const PLACE = 'portal.work.safety.7.new-SSR.a';
const photo = Uint8Array.from([137, 80, 78, 71, 0, 255]);

test('decrypted bytes are unchanged, and the encrypted text does not contain them', () => {
  const sealed = seal.closeBytes(photo, PLACE);
  expect([...(seal.openBytes(sealed, PLACE) ?? [])]).toEqual([...photo]);
  expect(String.fromCharCode(...sealed)).not.toContain('PNG');
  expect([...seal.closeBytes(photo, PLACE)]).not.toEqual([...sealed]);
});

test('another key, another place and bytes that were changed open nothing', () => {
  const sealed = seal.closeBytes(photo, PLACE);
  expect(createSeal(new Uint8Array(32).fill(2)).openBytes(sealed, PLACE)).toBeUndefined();
  expect(seal.openBytes(sealed, `${PLACE}b`)).toBeUndefined();
  expect(
    seal.openBytes(
      sealed.map((byte, place) => (place === 30 ? byte ^ 1 : byte)),
      PLACE,
    ),
  ).toBeUndefined();
  expect(seal.openBytes(new Uint8Array(3), PLACE)).toBeUndefined();
});

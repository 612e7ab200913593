import { describe, expect, test } from 'vitest';
import { storeLocalWork } from '../../../platform/unsaved/local-work.ts';
import { copyKey, dropCopy, listCopies, placeOf, readCopy, storeCopy } from './local-copy.ts';

type StoredForm = { title: string; content: string };

const copying = {
  isForm: (found: unknown): found is StoredForm =>
    typeof found === 'object' && found !== null && 'title' in found && typeof found.title === 'string',
  bare: (form: StoredForm): StoredForm => ({ ...form, content: form.content.replace(/<img\b[^>]*>/gi, '') }),
};
const place = placeOf('approval', 7, 'new-1');
const key = copyKey(place);
const now = new Date('2026-11-20T01:02:03.000Z');
const form = {
  title: '[품의서] 조류 퇴치',
  content: '<p>본문<img src="data:image/png;base64,AAAA"></p>',
};

/** A storage that takes no more than so many characters. */
const givenStore = (room = 1_000_000) => {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    key: (place: number) => [...stored.keys()][place] ?? null,
    get length() {
      return stored.size;
    },
    removeItem: (name: string) => void stored.delete(name),
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, value);
    },
  };
};

describe('the local copy of a form', () => {
  test('is read as it was typed', () => {
    const store = givenStore();
    storeCopy(store, key, { form, version: 4 }, copying, now);
    expect(readCopy(store, key, copying)).toEqual({
      key,
      savedAt: now.toISOString(),
      form,
      version: 4,
      withoutPictures: false,
      chosenFiles: [],
    });
  });

  test('names the files that were chosen, and one of an older portal names none', () => {
    const store = givenStore();
    storeCopy(store, key, { form, version: 4, chosenFiles: ['IMG_1.jpg'] }, copying, now);
    expect(readCopy(store, key, copying)?.chosenFiles).toEqual(['IMG_1.jpg']);
    storeLocalWork(store, key, JSON.stringify({ format: 2, savedAt: now, form, version: 4, withoutPictures: false }));
    expect(readCopy(store, key, copying)?.chosenFiles).toEqual([]);
  });

  test('is found at its place alone, the newest first, and not while its form is open', () => {
    localStorage.clear();
    const other = copyKey(place);
    storeCopy(localStorage, key, { form, version: 4 }, copying, now);
    storeCopy(
      localStorage,
      other,
      { form: { ...form, title: '나중' }, version: 4 },
      copying,
      new Date(now.getTime() + 1000),
    );
    expect(listCopies(localStorage, place, copying).map((copy) => copy.key)).toEqual([other, key]);
    expect(listCopies(localStorage, place, copying, new Set([other])).map((copy) => copy.key)).toEqual([key]);
    for (const elsewhere of [
      placeOf('approval', 8, 'new-1'),
      placeOf('approval', 7, '12'),
      placeOf('approval', 7, 'new-12'),
    ])
      expect(listCopies(localStorage, elsewhere, copying)).toEqual([]);
  });

  test('stores the text when the pictures do not fit, and reports it', () => {
    const store = givenStore(500);
    const large = { ...form, content: `<p>본문</p><img src="data:image/png;base64,${'A'.repeat(1000)}">` };
    storeCopy(store, key, { form: large, version: 4 }, copying, now);
    expect(readCopy(store, key, copying)).toMatchObject({ form: { content: '<p>본문</p>' }, withoutPictures: true });
  });

  test('is left out where there is no storage at all', () => {
    const store = givenStore(0);
    storeCopy(store, key, { form, version: 4 }, copying, now);
    expect(readCopy(store, key, copying)).toBeUndefined();
  });

  test('is deleted once dropped', () => {
    const store = givenStore();
    storeCopy(store, key, { form, version: 4 }, copying, now);
    dropCopy(store, key);
    expect(readCopy(store, key, copying)).toBeUndefined();
  });

  test.each(['not json', 'null', '7', '{"format":0}', '{"format":2,"form":{"title":1}}'])('%j is no copy', (text) => {
    const store = givenStore();
    store.setItem(key, text);
    expect(readCopy(store, key, copying)).toBeUndefined();
  });
});

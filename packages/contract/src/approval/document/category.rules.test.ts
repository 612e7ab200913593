import { expect, test } from 'vitest';
import {
  categories,
  categoryNames,
  categoryOf,
  componentNames,
  documentNumber,
  findCategory,
} from './category.rules.ts';

test('every category has a unique id, name, prefix and place, and texts to show', () => {
  for (const key of ['id', 'name', 'prefix', 'ordering', 'componentName'] as const)
    expect(new Set(categories.map((category) => category[key])).size).toBe(categories.length);
  for (const { id, name, componentName, prefix, title, description, thumbnail, titleTag } of categories) {
    expect(categoryNames).toContain(name);
    expect(componentNames).toContain(componentName);
    expect(prefix).toMatch(/^[A-Z]{2}$/);
    expect(titleTag).toMatch(/^\[.+\]$/);
    expect(Math.min(title.length, description.length, thumbnail.length)).toBeGreaterThan(0);
    expect(findCategory(id)).toBe(categoryOf(id));
  }
});

test('the memo has its fixed id and prefix', () => {
  expect(categoryOf(1)).toMatchObject({
    name: 'LetterOfApproval',
    componentName: 'Normal',
    title: '일반품의서',
    prefix: 'LA',
  });
});

test('an unknown id is no category', () => {
  expect(findCategory(99)).toBeUndefined();
  expect(() => categoryOf(99)).toThrow('no category 99');
});

test.each([
  [1, 'LA-2026-000001'],
  [123, 'LA-2026-000123'],
  [999_999, 'LA-2026-999999'],
  [1_000_000, 'LA-2026-1000000'],
])('number %i is written %s', (number, written) => {
  expect(documentNumber('LA', 2026, number)).toBe(written);
  expect(written.length).toBeLessThanOrEqual(20);
});
